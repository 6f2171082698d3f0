/** What a visitor sends: a record for each form, each button and each question to the outside. Types only. */
import type { RegistrationField } from '../flows/fields.ts';
import type { Locale } from '../domain/languages.ts';
import type { Failure } from '../domain/failure.ts';
import type { Refusal } from '../invitation/invitation.types.ts';
import type { EmailRequest, Resend } from '../mail/mail.types.ts';
import type { Attempt, CompletionAttempt, FieldProblems } from '../registration/registration.types.ts';

/** What is wrong with one request, in the visitor's terms. */
export type Problem =
  | { kind: 'code'; verdict: Refusal }
  | { kind: 'fields'; fields: FieldProblems }
  /** What was begun is not known any more; it can be sent once more. */
  | { kind: 'lapsed' }
  | Failure;

/** A press; the key makes its repetition harmless (D21). */
export interface Press {
  key: string;
}
/** A mail in another language is another request. */
export interface ResendPress extends Press {
  locale: Locale;
}
/** What a typed code was read as; a time it has where its link was typed for it (D61). */
export interface TypedCode {
  code: string;
  timestamp: string | null;
}

export interface Request<Sent extends object> {
  /** What was sent last; null: nothing, or it was answered. Of a form that is shown again an empty key says that. */
  sent: Sent | null;
  /** Why it was not answered, or how it was refused; null: nothing is wrong. */
  problem: Problem | null;
}

/** Every request of a visit, by its name. */
export interface Requests {
  /** The first step of a registration. `revealed`: fields that its flow does not ask for, but the back end refused (D16). */
  register: Request<Attempt> & { revealed: readonly RegistrationField[] };
  /** The second step of a registration. */
  complete: Request<CompletionAttempt>;
  /** Another address for the activation mail. */
  newAddress: Request<EmailRequest>;
  /** The activation mail once more. `again`: how it was last asked for, and from when it may be. */
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
  /** A typed code. */
  code: Request<TypedCode>;
  /** The invitation of the visit: sent by itself, hence without anything that was pressed. */
  lookUp: Request<never>;
  /** Whether the visitor is an admin. */
  viewer: Request<never>;
}
export type RequestName = keyof Requests;
/** Those that send an address. */
export type AddressRequest = 'newAddress' | 'place' | 'teaser' | 'application' | 'lobbyLink';
/** Those that a button alone sends. */
export type ButtonRequest = 'activate' | 'join' | 'unsubscribe';
