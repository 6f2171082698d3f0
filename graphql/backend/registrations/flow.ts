import type { FlowApi, FlowTokenPurpose, RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOWS } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, needsToken } from '../../../machines/flows/read-flows.ts';
import type { FlowToken } from '../../../machines/flows/flows.types.ts';

/**
 * The row of the table of flows (D15) that the contract means by a name. Takes the table's names: where the contract has one
 * more, its callers do not compile.
 */
export const flowOf = (api: FlowApi): RegistrationFlow => {
  const flow = FLOW_NAMES.find((name) => FLOWS[name].api === api);
  if (!flow) throw new Error(`no such flow: ${api}`);
  return flow;
};

/** The token that a flow needs; null: none. */
export const tokenOf = (flow: RegistrationFlow): (FlowToken & { purpose: FlowTokenPurpose }) | null =>
  FLOWS[flow].token;

/** Whether a token of the flow proves the address of its registrations; of the others the mailed link does. */
export const provesAddress = (api: FlowApi): boolean => needsToken(flowOf(api));
