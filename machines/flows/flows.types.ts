/** What a row of the table of flows says (`flows.ts`). */
import type { PlainEvent } from '../analytics/catalogue.ts';
import type { PageId } from '../page.types.ts';
import type { RegistrationField } from './fields.ts';
import type { MailedEnd } from './flows.ts';

/** A token that a flow needs (D15): what it must have been made for (D28), and which input of `submit` carries it. */
export interface FlowToken {
  purpose: string;
  sentAs: 'approvalToken' | 'socialRegistrationInput';
}

/** A step that is not the first; the page has no other use. */
export type SecondStepPage = Extract<PageId, 'leanSecondStep' | 'socialSecondStep'>;
export type StepPage = 'registrationForm' | SecondStepPage;
export type FlowEnd = MailedEnd | 'autoActivated';

interface Step {
  page: StepPage;
  /** What it asks for and must be given, on the page and in the back end. */
  fields: readonly RegistrationField[];
  /** The service call that sends it (D13). */
  call: 'register' | 'finalize';
  /** What analytics is told: the step is shown, its response accepted (D37). */
  tracks: { shown: PlainEvent; accepted: PlainEvent | 'successful_user_registration' };
}
export interface FirstStep extends Step {
  page: 'registrationForm';
  /** The page that shows it to whoever is welcomed by an invitation: its own, or the landing page already (D10). */
  firstShownOn: 'landing' | 'registrationForm';
  call: 'register';
}
export interface SecondStep extends Step {
  page: SecondStepPage;
  call: 'finalize';
}

/** Only a flow that needs no token may be had by whoever opens a page, or is drawn. */
type Entry =
  | { token: null; onLandingPages: boolean; offered: boolean }
  | { token: FlowToken; onLandingPages: false; offered: false };
/** Only a token proves an address, and only a second step is answered by an active account. */
type Way =
  | { steps: readonly [FirstStep, SecondStep?]; ends: MailedEnd }
  | { token: FlowToken; steps: readonly [FirstStep, SecondStep]; ends: 'autoActivated' };

interface Description {
  /** Its name in the contract: a value of the enum `RegistrationFlow`, which is written from here. */
  api: string;
  /** The token without which there is no such flow (D15); null: none. */
  token: FlowToken | null;
  /** Whose copy the form has where the address names no variant (spec, section 3). */
  copy: string;
  /** The ways to sign up are offered beneath the form (D30): not to who has chosen one. */
  signUpOptions: boolean;
  /** A landing page may put its visitors into it (D29): `landing-pages.json`. */
  onLandingPages: boolean;
  /** An experiment may put a visitor of the default flow into it (D35). */
  offered: boolean;
  steps: readonly [FirstStep, SecondStep?];
  ends: FlowEnd;
}
export type Flow = Description & Entry & Way;
