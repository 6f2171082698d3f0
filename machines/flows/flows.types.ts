/** Types of the flow table (`flows.ts`). */
import type { PlainEvent } from '../analytics/catalogue.ts';
import type { PageId } from '../domain/page-ids.ts';
import type { RegistrationField } from './fields.ts';

/** The token that a flow requires (D15): its purpose (D28), and the input of `submit` that carries it. */
export interface FlowToken {
  purpose: string;
  sentAs: 'approvalToken' | 'socialRegistrationInput';
}

/** The page of a second step; it has no other use. */
export type SecondStepPage = Extract<PageId, 'leanSecondStep' | 'socialSecondStep'>;
export type StepPage = 'registrationForm' | SecondStepPage;
/**
 * Final page of a flow whose account is activated by mail (D15). If a token proved the address, the account is active
 * at once: `autoActivated`.
 */
type MailedEnd = Extract<PageId, 'formFinished'>;
export type FlowEnd = MailedEnd | 'autoActivated';

interface Step {
  page: StepPage;
  /** Requested and required fields, on the page and in the back end. */
  fields: readonly RegistrationField[];
  /** The service call that submits it (D13). */
  call: 'register' | 'finalize';
  /** Analytics events: the step is shown, its response is accepted (D37). */
  tracks: { shown: PlainEvent; accepted: PlainEvent | 'successful_user_registration' };
}
export interface FirstStep extends Step {
  page: 'registrationForm';
  /** The page that shows the form to an invited visitor: its own page, or already the landing page (D10). */
  firstShownOn: 'landing' | 'registrationForm';
  call: 'register';
}
export interface SecondStep extends Step {
  page: SecondStepPage;
  call: 'finalize';
}

/** Only a flow without a token can be selected by a landing page or an experiment. */
type Entry =
  | { token: null; onLandingPages: boolean; offered: boolean }
  | { token: FlowToken; onLandingPages: false; offered: false };
/** Only a token proves an address, and only a second step can result in an active account. */
type Way =
  | { steps: readonly [FirstStep, SecondStep?]; ends: MailedEnd }
  | { token: FlowToken; steps: readonly [FirstStep, SecondStep]; ends: 'autoActivated' };

interface Description {
  /** Its name in the contract: a value of the enum `RegistrationFlow`, which is generated from here. */
  api: string;
  /** The token that the flow requires (D15); null if it requires no token. */
  token: FlowToken | null;
  /** The copy of the form if the URL names no variant (spec, section 3). */
  copy: string;
  /** Shows the sign-up options below the form (D30); false if the visitor has already chosen one. */
  signUpOptions: boolean;
  /** A landing page may select this flow (D29): `landing-pages.json`. */
  onLandingPages: boolean;
  /** An experiment may assign this flow to a visitor of the default flow (D35). */
  offered: boolean;
  steps: readonly [FirstStep, SecondStep?];
  ends: FlowEnd;
}
export type Flow = Description & Entry & Way;
