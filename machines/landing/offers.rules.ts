/** What an experiment offers a visit, and when that takes effect: what was begun, or asked for by the link, stays as it is (D35). */
import type { RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW } from '../flows/read-flows.ts';
import { DEFAULT_OPTIONS, type VoucherVariant } from './landing-options.ts';
import { enqueueActions, store, emitAll } from '../visit.base.ts';
import type { Offer, VisitContext } from '../visit.types.ts';

const STANDARD = DEFAULT_OPTIONS.voucher;

type Promised = Pick<VisitContext, 'judgement' | 'options' | 'offer'>;
const allowed = ({ judgement }: Promised) => judgement?.vouchers ?? [];
/** The link's own, of what the invitation allows; null: it names none of it. */
const named = (context: Promised) =>
  context.options.voucher !== STANDARD && allowed(context).includes(context.options.voucher)
    ? context.options.voucher
    : null;
/** What an experiment offers, where it decides. */
const offered = (context: Promised) => {
  const { voucher } = context.offer;
  return named(context) === null && voucher !== null && allowed(context).includes(voucher) ? voucher : null;
};
/**
 * The voucher that this visitor is promised: one that the link names, else one that an experiment offers, if the back end will grant it
 * with this invitation; else the invitation's own (D51). A preview shows its variation, whatever would be granted (D32).
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
  /** The form that a preview opens is drawn before what it is to show is known (D32). */
  previewFlow: store((_: undefined, { offer, flow, requests }) => ({
    flow: offer.previewed && offer.flow && !requests.register.sent ? offer.flow : flow,
  })),
  /** The form shows it, in these flows. */
  exposeVoucher: emitAll((context, { flows }: { flows: readonly RegistrationFlow[] }) =>
    flows.includes(context.flow) && offered(context) !== null
      ? [{ type: 'experiment.exposed', feature: 'welcome-voucher' }]
      : [],
  ),
  /** Once, as the visitor goes on to the form: whoever is there already, or has begun, keeps their flow. */
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
