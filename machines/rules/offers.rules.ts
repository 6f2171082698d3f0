/**
 * Experiment offers of a visit, and when they take effect. A started form or an option of the link is never changed
 * (D35).
 */
import type { RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS, type VoucherVariant } from '../landing-pages/landing-options.ts';
import { enqueueActions, store, emitAll } from './visit.base.ts';
import type { Offer, VisitContext } from '../context/visit.types.ts';

const STANDARD = DEFAULT_OPTIONS.voucher;

type Promised = Pick<VisitContext, 'codeCheck' | 'options' | 'offer'>;
const allowed = ({ codeCheck }: Promised) => codeCheck?.vouchers ?? [];
/** The voucher named by the link, if the invitation allows it; otherwise null. */
const named = (context: Promised) =>
  context.options.voucher !== STANDARD && allowed(context).includes(context.options.voucher)
    ? context.options.voucher
    : null;
/** The voucher of an experiment, if it applies. */
const offered = (context: Promised) => {
  const { voucher } = context.offer;
  return named(context) === null && voucher !== null && allowed(context).includes(voucher) ? voucher : null;
};
/**
 * The voucher promised to this visitor: the one named by the link, otherwise the one offered by an experiment, if the
 * back end will grant it with this invitation; otherwise the invitation's own (D51). A preview shows its variation even
 * if it would not be granted (D32).
 */
export const promisedVoucher = (context: Promised): VoucherVariant =>
  (context.offer.previewed && context.offer.voucher) ||
  (named(context) ?? offered(context) ?? allowed(context)[0] ?? STANDARD);

export const offerActions = {
  storeOffer: store(({ voucher, flow, preview }: Offer, { offer }) => ({
    offer: {
      ...offer,
      voucher: voucher ?? offer.voucher,
      flow: flow ?? offer.flow,
      previewed: preview ?? offer.previewed,
    },
  })),
  /** A form opened by a preview is drawn before the previewed flow is known (D32). */
  previewFlow: store((_: undefined, { offer, flow, requests }) => ({
    flow: offer.previewed && offer.flow && !requests.register.sent ? offer.flow : flow,
  })),
  /** Emits the exposure if the form of one of these flows shows the offered voucher. */
  exposeVoucher: emitAll((context, { flows }: { flows: readonly RegistrationFlow[] }) =>
    flows.includes(context.flow) && offered(context) !== null
      ? [{ type: 'experiment.exposed', feature: 'welcome-voucher' }]
      : [],
  ),
  /**
   * Decided once, when the visitor proceeds to the form: visitors who are already there, or have begun, keep their
   * flow.
   */
  decideFlow: enqueueActions(({ context: { offer, flow, requests, registration }, enqueue }) => {
    enqueue.assign({ offer: { ...offer, wentOn: true } });
    if (
      offer.wentOn ||
      offer.flow === null ||
      flow !== DEFAULT_FLOW ||
      requests.register.sent !== null ||
      registration !== null
    )
      return;
    enqueue.assign({ flow: offer.flow });
    enqueue.emit({ type: 'experiment.exposed', feature: 'registration-flow' });
  }),
};
