/** What a visit knows, hears and says. Types only: every file of machines/ may import this one. */
import type { ActivationError } from './activation/activation.types.ts';
import type { Failure } from './checks/failure.ts';
import type { CopyVariant, LandingOptions, RegistrationFlow, VoucherVariant } from './checks/landing-options.ts';
import type { Locale } from './checks/languages.ts';
import type { TokenClaims } from './checks/token.ts';
import type { Invitation, Judgement, Refusal } from './invitation/invitation.types.ts';
import type { EmailRequest, Resend } from './mail/mail.types.ts';
import type {
  Attempt,
  Completion,
  CompletionAttempt,
  FieldProblems,
  Registration,
  RegistrationAnswer,
  RegistrationField,
  RegistrationValues,
} from './registration/registration.types.ts';

export type PageId =
  | 'landing'
  | 'entrance'
  | 'codeEntry'
  | 'registrationForm'
  | 'leanSecondStep'
  | 'socialSecondStep'
  | 'admitted'
  | 'formFinished'
  | 'emailActive'
  | 'emailPending'
  | 'activateAccount'
  | 'activated'
  | 'activationError'
  | 'lobby'
  | 'membershipInterest'
  | 'membershipApply'
  | 'membershipConfirmation'
  | 'giftVoucher'
  | 'unsubscribe'
  | 'deny'
  | 'loggedOut'
  | 'notFound'
  | 'unknownAddress'
  | 'error';

export type ScreenId =
  | 'Landing'
  | 'Entrance'
  | 'CodeEntry'
  | 'RegistrationForm'
  | 'LeanSecondStep'
  | 'SocialSecondStep'
  | 'FormFinished'
  | 'EmailActive'
  | 'EmailPending'
  | 'ActivateAccount'
  | 'Activated'
  | 'ActivationError'
  | 'Lobby'
  | 'MembershipInterest'
  | 'MembershipApply'
  | 'MembershipConfirmation'
  | 'GiftVoucher'
  | 'Unsubscribe'
  | 'Deny'
  | 'LoggedOut'
  | 'NotFound'
  | 'ErrorPage';

export interface PageMeta {
  /** Below the base path and the language; null: the page keeps whatever address was asked for. */
  path: string | null;
  screen: ScreenId;
  layout: 'default' | 'centered' | 'noFooter' | 'inclinedLines';
}

/** What the view may ask of a state without knowing its name. */
export type JourneyTag =
  /** Something was sent: Back waits for its answer. */
  | 'busy'
  | 'slow'
  | 'lookingUp'
  | 'checkingCode'
  | 'invited'
  | 'unavailable'
  | 'askingForPlace'
  | 'placeAsked'
  | 'placeRefused'
  | 'changingAddress'
  | 'countingDown'
  | 'alreadyActive'
  | 'activeElsewhere'
  | 'joined'
  | 'alreadyListed'
  | 'unsubscribed'
  | 'linkBroken'
  | ActivationError;

/** The one thing that is wrong just now, in the visitor's terms. */
export type Problem =
  | { kind: 'code'; verdict: Refusal }
  | { kind: 'fields'; fields: FieldProblems }
  /** What was begun is not known any more; it can be sent once more. */
  | { kind: 'lapsed' }
  | Failure;

/** What survives a reload: kept by the browser, handed in again at the start. */
export interface Remembered {
  registration: Registration | null;
  account: { state: 'active' | 'pending'; email: string } | null;
  activationError: ActivationError | null;
  /** Whether membership was applied for. */
  applied: boolean;
}

export interface JourneyInput {
  /** ISO 3166-1 alpha-2, the likely country of the visitor (D19). */
  country: string;
  invitation: Invitation | null;
  /** As it stood in the address: read, never trusted (D28). */
  token: string | null;
  activationId: string | null;
  options: LandingOptions;
  /** Whether the browser holds a bearer token. */
  signedIn: boolean;
  remembered: Remembered;
}

/** A press that no answer came to; pressing again for the same repeats its key (D21). */
export interface Press {
  what: 'activate' | 'resend' | 'join' | 'unsubscribe';
  key: string;
  /** Of a mail: in another language it is another request. */
  locale?: Locale;
}

export interface JourneyContext extends Remembered, LandingOptions {
  flow: RegistrationFlow;
  variant: CopyVariant;
  voucher: VoucherVariant;
  slug: string | null;
  country: string;
  invitation: Invitation | null;
  token: string | null;
  claims: TokenClaims | null;
  /** A token is needed, or was given, and there is none to be read. */
  tokenMissing: boolean;
  signedIn: boolean;
  /** What the typed code field held when it was last sent. */
  typedCode: string | null;
  judgement: Judgement | null;
  attempt: Attempt | null;
  completionAttempt: CompletionAttempt | null;
  /** Fields that the flow does not ask for, but the back end refused: shown, so that they can be mended (D16). */
  revealed: readonly RegistrationField[];
  emailRequest: EmailRequest | null;
  answer: RegistrationAnswer | null;
  activationId: string | null;
  press: Press | null;
  resend: Resend | null;
  problem: Problem | null;
}

export type JourneyEvent =
  | { type: 'xstate.route'; to: `#${PageId}`; params?: { slug?: string | undefined } }
  | { type: 'visit.refused'; page: PageId }
  | { type: 'visit.failed' }
  | { type: 'wait.cancelled' }
  | { type: 'code.submitted'; code: string }
  | { type: 'lookUp.retried' }
  | { type: 'form.submitted'; values: RegistrationValues; locale: Locale; key: string }
  | { type: 'step.submitted'; completion: Completion; key: string }
  | { type: 'form.returned' }
  | { type: 'email.submitted'; email: string; locale: Locale; key: string }
  | { type: 'email.changeChosen' }
  | { type: 'email.kept' }
  | { type: 'login.chosen' }
  | { type: 'login.stayed' }
  | { type: 'logout.chosen' }
  | { type: 'mail.requested'; locale: Locale; at: number; key: string }
  | { type: 'activation.pressed'; key: string }
  | { type: 'join.pressed'; key: string }
  | { type: 'unsubscribe.pressed'; key: string }
  | { type: 'shop.chosen' };

/** What the visit tells the outside; who listens is not its business. */
export type JourneyEmitted =
  | { type: 'navigation.requested'; to: 'login' }
  | { type: 'navigation.requested'; to: 'deny' }
  | { type: 'navigation.requested'; to: 'shop'; url: string | null }
  | { type: 'account.activated'; registration: string }
  | { type: 'draft.discarded'; form: 'registration' | 'address' }
  | { type: 'surprise.reported'; what: 'codeErrorType' | 'problemReason'; value: string };
