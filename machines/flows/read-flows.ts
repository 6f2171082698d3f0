/** What is asked of the table of flows. */
import { FIELDS, type RegistrationField } from './fields.ts';
import { FLOWS, type FlowInTwoSteps, type LandingFlow, type OfferedFlow, type RegistrationFlow } from './flows.ts';
import type { FirstStep, Flow, FlowEnd, SecondStep, StepPage } from './flows.types.ts';

export const FLOW_NAMES = Object.keys(FLOWS) as readonly RegistrationFlow[];
export const DEFAULT_FLOW: RegistrationFlow = 'default';

/** Its row, as any other. */
export const flowRow = (flow: RegistrationFlow): Flow => FLOWS[flow];

/** The flows that a second step completes (D15). */
export const FLOWS_IN_TWO_STEPS = FLOW_NAMES.filter((flow): flow is FlowInTwoSteps => flowRow(flow).steps.length === 2);
/** The flows that a token opens (D15). */
export const needsToken = (flow: RegistrationFlow): boolean => flowRow(flow).token !== null;
/** The flow that is left to a visit whose token is gone. */
export const withoutToken = (flow: RegistrationFlow): RegistrationFlow => (needsToken(flow) ? DEFAULT_FLOW : flow);
/** The flow that a token of this purpose opens; null: it opens none. */
export const flowOfToken = (purpose: string | null): RegistrationFlow | null =>
  FLOW_NAMES.find((flow) => flowRow(flow).token !== null && flowRow(flow).token?.purpose === purpose) ?? null;

export const LANDING_FLOWS = FLOW_NAMES.filter((flow): flow is LandingFlow => flowRow(flow).onLandingPages);
export const OFFERED_FLOWS = FLOW_NAMES.filter((flow): flow is OfferedFlow => flowRow(flow).offered);

export const firstStepOf = (flow: RegistrationFlow): FirstStep => flowRow(flow).steps[0];
/** Null: the form has everything. */
export const secondStepOf = (flow: RegistrationFlow): SecondStep | null => flowRow(flow).steps[1] ?? null;
/** Its step on this page; null: the page is none of its own. */
export const stepOn = (flow: RegistrationFlow, page: StepPage): FirstStep | SecondStep | null =>
  flowRow(flow).steps.find((step) => step?.page === page) ?? null;
/** What its step on this page asks for, in its order. */
export const fieldsOf = (flow: RegistrationFlow, page: StepPage): readonly RegistrationField[] =>
  stepOn(flow, page)?.fields ?? [];
/** Where an accepted response leads: to its next step, or to its end. */
export const pageAfter = (flow: RegistrationFlow, page: StepPage): StepPage | FlowEnd => {
  const second = secondStepOf(flow);
  return second === null || second.page === page ? flowRow(flow).ends : second.page;
};
/** Whoever is welcomed finds the form on the landing page already (D10). */
export const startsOnLanding = (flow: RegistrationFlow): boolean => firstStepOf(flow).firstShownOn === 'landing';

/** What the form asks for, in its order: the fields of the flow, and those that a refusal named besides (D16). */
export const formFields = (
  flow: RegistrationFlow,
  revealed: readonly RegistrationField[],
): readonly RegistrationField[] =>
  FIELDS.filter((field) => fieldsOf(flow, 'registrationForm').includes(field) || revealed.includes(field));
