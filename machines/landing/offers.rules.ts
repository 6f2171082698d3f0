/** What an experiment offers a visit, and when that takes effect: what was begun, or asked for by the link, stays as it is (D35). */
import type { OfferedFlow, RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS, type VoucherVariant } from './landing-options.ts';
import { enqueueActions, store, emitAll } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';

interface Offer {
  voucher?: VoucherVariant;
  flow?: OfferedFlow;
}
/** The voucher that this visitor is promised: one that the link names, else one that an experiment offers. */
export const promisedVoucher = ({ voucher, voucherOffer }: VisitContext): VoucherVariant =>
  voucher === DEFAULT_OPTIONS.voucher ? (voucherOffer ?? voucher) : voucher;

export const offerActions = {
  storeOffer: store(({ voucher, flow }: Offer, { voucherOffer, flowOffer }) => ({
    voucherOffer: voucher ?? voucherOffer,
    flowOffer: flow ?? flowOffer,
  })),
  /** The form shows it, in these flows. */
  exposeVoucher: emitAll(({ flow, voucher, voucherOffer }, { flows }: { flows: readonly RegistrationFlow[] }) =>
    flows.includes(flow) && voucherOffer !== null && voucher === DEFAULT_OPTIONS.voucher
      ? [{ type: 'experiment.exposed', feature: 'welcome-voucher' }]
      : [],
  ),
  /** Once, as the visitor goes on to the form: whoever is there already, or has begun, keeps their flow. */
  decideFlow: enqueueActions(({ context: { wentOn, flow, flowOffer, attempt, registration }, enqueue }) => {
    enqueue.assign({ wentOn: true });
    if (wentOn || flowOffer === null || flow !== DEFAULT_FLOW || attempt !== null || registration !== null) return;
    enqueue.assign({ flow: flowOffer });
    enqueue.emit({ type: 'experiment.exposed', feature: 'registration-flow' });
  }),
};
