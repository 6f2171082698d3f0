/** What a visit knows, hears and says. Types only: every file of machines/ may import this one. */
import type { Failure } from './checks/failure.ts';
import type { Locale } from './checks/languages.ts';
import type { Judgement, Refusal } from './invitation/invitation.types.ts';
import type { FieldProblems, RegistrationAnswer, RegistrationValues } from './registration/registration.types.ts';
import type { ActivationAnswer, ActivationError } from './activation/activation.types.ts';

export type PageId =
  | 'landing'
  | 'codeEntry'
  | 'registrationForm'
  | 'formFinished'
  | 'emailActive'
  | 'emailPending'
  | 'activateAccount'
  | 'activated'
  | 'activationError'
  | 'deny'
  | 'notFound'
  | 'unknownAddress'
  | 'error';

export type ScreenId =
  | 'Landing'
  | 'CodeEntry'
  | 'RegistrationForm'
  | 'FormFinished'
  | 'EmailActive'
  | 'EmailPending'
  | 'ActivateAccount'
  | 'Activated'
  | 'ActivationError'
  | 'Deny'
  | 'NotFound'
  | 'ErrorPage';

export interface PageMeta {
  /** Below the base path and the language; null: the page keeps whatever address was asked for. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter';
}

/** What the view may ask of a state without knowing its name. */
export type JourneyTag =
  | 'busy'
  | 'slow'
  | 'lookingUp'
  | 'invited'
  | 'unavailable'
  | 'countingDown'
  | 'alreadyActive'
  | ActivationError;

/** A code as the visit got hold of it. Only a refused *link* leads to the deny page at once (D10). */
export interface Invitation {
  code: string;
  timestamp: string | null;
  source: 'link' | 'typed' | 'memory';
}

/** One try to register; the key makes a repetition harmless (D21). */
export interface Attempt {
  key: string;
  code: string;
  timestamp: string | null;
  locale: Locale;
  values: RegistrationValues;
}

/** The one thing that is wrong just now, in the visitor's terms. */
export type Problem = { kind: 'code'; verdict: Refusal } | { kind: 'fields'; fields: FieldProblems } | Failure;

/** How an activation mail was last asked for (D26). */
export interface Resend {
  accepted: boolean;
  /** Epoch milliseconds from which it may be asked for again. */
  againAt: number;
}

/** What survives a reload: kept by the browser, handed in again at the start. */
export interface Remembered {
  registration: { id: string; email: string } | null;
  account: { state: 'active' | 'pending'; email: string } | null;
  activationError: ActivationError | null;
}

export interface JourneyInput {
  /** ISO 3166-1 alpha-2, the likely country of the visitor (D19). */
  country: string;
  invitation: Invitation | null;
  activationId: string | null;
  remembered: Remembered;
}

export interface JourneyContext extends Remembered {
  slug: string | null;
  country: string;
  invitation: Invitation | null;
  /** What the typed code field held when it was last sent. */
  typedCode: string | null;
  judgement: Judgement | null;
  attempt: Attempt | null;
  answer: RegistrationAnswer | null;
  activationId: string | null;
  /** Of a press that no answer came to; the next press repeats it (D21). */
  activationKey: string | null;
  activation: ActivationAnswer | null;
  resend: Resend | null;
  problem: Problem | null;
}

export type JourneyEvent =
  | { type: 'xstate.route'; to: `#${PageId}`; params?: { slug?: string | undefined } }
  | { type: 'visit.refused'; page: PageId }
  | { type: 'visit.failed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'lookUp.retried' }
  | { type: 'form.submitted'; values: RegistrationValues; locale: Locale; key: string }
  | { type: 'form.cancelled' }
  | { type: 'form.returned' }
  | { type: 'login.chosen' }
  | { type: 'login.stayed' }
  | { type: 'mail.requested'; locale: Locale; at: number }
  | { type: 'activation.pressed'; key: string }
  | { type: 'activation.cancelled' }
  | { type: 'shop.chosen' };

/** What the visit tells the outside; who listens is not its business. */
export type JourneyEmitted =
  | { type: 'navigation.requested'; to: 'login' }
  | { type: 'navigation.requested'; to: 'shop'; url: string | null }
  | { type: 'draft.discarded' }
  | { type: 'invitation.discarded' }
  | { type: 'surprise.reported'; what: 'codeErrorType' | 'problemReason'; value: string };
