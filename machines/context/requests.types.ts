/** The requests of a visitor: one record for each form, button and look-up. Types only. */
import type { RegistrationField } from '../flows/fields.ts';
import type { Locale } from '../../locales/languages.ts';
import type { Failure } from '../domain/failure.ts';
import type { Refusal } from '../invitation/invitation.types.ts';
import type { EmailRequest, Resend } from './mail.types.ts';
import type { Attempt, CompletionAttempt, FieldProblems } from './registration.types.ts';

/** The problem of a request, as shown to the visitor. */
export type Problem =
  | { kind: 'code'; verdict: Refusal }
  | { kind: 'fields'; fields: FieldProblems }
  /** The started registration no longer exists; it can be sent again. */
  | { kind: 'lapsed' }
  | Failure;

/** A button press; its key makes a repetition idempotent (D21). */
export interface Press {
  key: string;
}
/** A mail in another language is a different request. */
export interface ResendPress extends Press {
  locale: Locale;
}
/** A parsed typed code; it has a timestamp only if its link was typed (D61). */
interface TypedCode {
  code: string;
  timestamp: string | null;
}

export interface Request<Sent extends object> {
  /**
   * The last sent data; null if nothing was sent, or it was answered. For a form that is shown again, an empty key
   * means answered.
   */
  sent: Sent | null;
  /** Why it failed or was refused; null if there is no problem. */
  problem: Problem | null;
}

/** All requests of a visit by name. */
export interface Requests {
  /** The first step of a registration. `revealed`: fields outside the flow that the back end refused (D16). */
  register: Request<Attempt> & { revealed: readonly RegistrationField[] };
  /** The second step of a registration. */
  complete: Request<CompletionAttempt>;
  /** A changed address for the activation mail. */
  newAddress: Request<EmailRequest>;
  /** A repeated activation mail. `again`: the last request, and when the next one is allowed. */
  resend: Request<ResendPress> & { again: Resend | null };
  activate: Request<Press>;
  /** A place on the waiting list, from the landing page. */
  place: Request<EmailRequest>;
  /** Membership interest, from the teaser. */
  teaser: Request<EmailRequest>;
  /** Membership interest, from its own page. */
  application: Request<EmailRequest>;
  /** A new link to the lobby. */
  lobbyLink: Request<EmailRequest>;
  join: Request<Press>;
  unsubscribe: Request<Press>;
  /** Look-up of a typed code. */
  code: Request<TypedCode>;
  /** Look-up of the visit's invitation: sent automatically, so it has no input of the visitor. */
  lookUp: Request<never>;
  /** Look-up of the visitor's admin role. */
  viewer: Request<never>;
}
export type RequestName = keyof Requests;
export type AddressRequest = 'newAddress' | 'place' | 'teaser' | 'application' | 'lobbyLink';
/** Requests sent by a button alone. */
export type ButtonRequest = 'activate' | 'join' | 'unsubscribe';
