/** Queries on the flow table. */
import { FIELDS, type RegistrationField } from './fields.ts';
import { FLOWS, type LandingFlow, type OfferedFlow, type RegistrationFlow } from './flows.ts';
import type { FirstStep, Flow, FlowEnd, SecondStep, StepPage } from './flows.types.ts';

export const FLOW_NAMES = Object.keys(FLOWS) as readonly RegistrationFlow[];
export const DEFAULT_FLOW: RegistrationFlow = 'default';

/** The row of a flow, widened to the common type. */
export const flowRow = (flow: RegistrationFlow): Flow => FLOWS[flow];

/** True if the flow requires a token (D15). */
export const needsToken = (flow: RegistrationFlow): boolean => flowRow(flow).token !== null;
/** The flow of a visit that has lost its token. */
export const withoutToken = (flow: RegistrationFlow): RegistrationFlow => (needsToken(flow) ? DEFAULT_FLOW : flow);
/** The flow for a token of this purpose, or null. */
export const flowOfToken = (purpose: string | null): RegistrationFlow | null =>
  FLOW_NAMES.find((flow) => flowRow(flow).token !== null && flowRow(flow).token?.purpose === purpose) ?? null;

export const LANDING_FLOWS = FLOW_NAMES.filter((flow): flow is LandingFlow => flowRow(flow).onLandingPages);
export const OFFERED_FLOWS = FLOW_NAMES.filter((flow): flow is OfferedFlow => flowRow(flow).offered);

export const firstStepOf = (flow: RegistrationFlow): FirstStep => flowRow(flow).steps[0];
/** Null if the flow has a single step. */
export const secondStepOf = (flow: RegistrationFlow): SecondStep | null => flowRow(flow).steps[1] ?? null;
/** The flow's step on this page; null if the page is not part of the flow. */
export const stepOn = (flow: RegistrationFlow, page: StepPage): FirstStep | SecondStep | null =>
  flowRow(flow).steps.find((step) => step?.page === page) ?? null;
/** The fields of its step on this page, in order. */
export const fieldsOf = (flow: RegistrationFlow, page: StepPage): readonly RegistrationField[] =>
  stepOn(flow, page)?.fields ?? [];
/** The page after an accepted response: the next step, or the final page. */
export const pageAfter = (flow: RegistrationFlow, page: StepPage): StepPage | FlowEnd => {
  const second = secondStepOf(flow);
  return second === null || second.page === page ? flowRow(flow).ends : second.page;
};
/** An invited visitor already sees the form on the landing page (D10). */
export const startsOnLanding = (flow: RegistrationFlow): boolean => firstStepOf(flow).firstShownOn === 'landing';

/** The fields of the form, in order: those of the flow, and those added after a refusal (D16). */
export const formFields = (
  flow: RegistrationFlow,
  revealed: readonly RegistrationField[],
): readonly RegistrationField[] =>
  FIELDS.filter((field) => fieldsOf(flow, 'registrationForm').includes(field) || revealed.includes(field));
