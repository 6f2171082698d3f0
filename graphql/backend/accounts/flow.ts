import type { FlowApi, FlowTokenPurpose, RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOWS } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, needsToken } from '../../../machines/flows/read-flows.ts';
import type { FlowToken } from '../../../machines/flows/flows.types.ts';

/**
 * The flow (D15) of a name in the contract. Typed by the table's names: an additional name in the contract fails to
 * compile.
 */
export const flowOf = (api: FlowApi): RegistrationFlow => {
  const flow = FLOW_NAMES.find((name) => FLOWS[name].api === api);
  if (!flow) throw new Error(`no such flow: ${api}`);
  return flow;
};

/** The token that a flow requires, or null. */
export const tokenOf = (flow: RegistrationFlow): (FlowToken & { purpose: FlowTokenPurpose }) | null =>
  FLOWS[flow].token;

/** Whether the flow's token proves the address; otherwise the mailed link does. */
export const provesAddress = (api: FlowApi): boolean => needsToken(flowOf(api));
