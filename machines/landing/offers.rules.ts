/** What an experiment offers a visit, and when that takes effect: what was begun, or asked for by the link, stays as it is (D35). */
import type { RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS, type VoucherVariant } from './landing-options.ts';
import { enqueueActions, store, emitAll } from '../visit.base.ts';
import type { Offer, VisitContext } from '../visit.types.ts';

const STANDARD = DEFAULT_OPTIONS.voucher;

type Promised = Pick<VisitContext, 'judgement' | 'voucher' | 'voucherOffer' | 'previewed'>;
const allowed = ({ judgement }: Promised) => judgement?.vouchers ?? [];
/** The link's own, of what the invitation allows; null: it names none of it. */
const named = (context: Promised) =>
  context.voucher !== STANDARD && allowed(context).includes(context.voucher) ? context.voucher : null;
/** What an experiment offers, where it decides. */
const offered = (context: Promised) => {
  const { voucherOffer } = context;
  return named(context) === null && voucherOffer !== null && allowed(context).includes(voucherOffer)
    ? voucherOffer
    : null;
};
/**
 * The voucher that this visitor is promised: one that the link names, else one that an experiment offers, if the back end will grant it
 * with this invitation; else the invitation's own (D51). A preview shows its variation, whatever would be granted (D32).
 */
export const promisedVoucher = (context: Promised): VoucherVariant =>
  (context.previewed && context.voucherOffer) ||
  (named(context) ?? offered(context) ?? allowed(context)[0] ?? STANDARD);

export const offerActions = {
  storeOffer: store(({ voucher, flow, preview }: Offer, { voucherOffer, flowOffer, previewed }) => ({
    voucherOffer: voucher ?? voucherOffer,
    flowOffer: flow ?? flowOffer,
    previewed: preview ?? previewed,
  })),
  /** The form that a preview opens is drawn before what it is to show is known (D32). */
  previewFlow: store((_: undefined, { previewed, flowOffer, flow, requests }) => ({
    flow: previewed && flowOffer && !requests.register.sent ? flowOffer : flow,
  })),
  /** The form shows it, in these flows. */
  exposeVoucher: emitAll((context, { flows }: { flows: readonly RegistrationFlow[] }) =>
    flows.includes(context.flow) && offered(context) !== null
      ? [{ type: 'experiment.exposed', feature: 'welcome-voucher' }]
      : [],
  ),
  /** Once, as the visitor goes on to the form: whoever is there already, or has begun, keeps their flow. */
  decideFlow: enqueueActions(({ context: { wentOn, flow, flowOffer, requests, registration }, enqueue }) => {
    enqueue.assign({ wentOn: true });
    if (
      wentOn ||
      flowOffer === null ||
      flow !== DEFAULT_FLOW ||
      requests.register.sent !== null ||
      registration !== null
    )
      return;
    enqueue.assign({ flow: flowOffer });
    enqueue.emit({ type: 'experiment.exposed', feature: 'registration-flow' });
  }),
};
