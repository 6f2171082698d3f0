/** An experiment only changes prepared places, and never anything already begun (D35). */
import { needsToken } from '../../../machines/flows/read-flows.ts';
import { VOUCHERS } from '../../../machines/landing-pages/landing-options.ts';
import type { Edge, VisitGraph } from './visit-graph.ts';
import { isOptional } from './causes.ts';
import { everywhere, found, together, type Invariant } from './invariant.ts';

/** An offer is stored; the form emits its exposure. It has no other effect. */
const offerOnlyKept = ({ from, event, to, effect }: Edge) => {
  if (event.type !== 'offer.made') return undefined;
  if (to.place !== from.place) return 'expected an unchanged page after an offer, got another';
  if (JSON.stringify(to.facts) !== JSON.stringify(from.facts))
    return 'expected an offer that is only stored, got another visit';
  const more = effect.emitted.find((emitted) => !isOptional(emitted)) ?? effect.started[0]?.actor;
  return more === undefined ? null : `expected that an offer is only kept, got ${more}`;
};

/** Allowed changes of the flow: a landing page with a flow, an abandoned token, and going on to the form. */
const flowChanges = ({ from, event, to, effect }: Edge) => {
  const [before, after] = [from.facts.flow, to.facts.flow];
  if (before === after) return undefined;
  const words = `expected the flow ${before}, got ${after}`;
  if (event.type === 'xstate.route' && event.to === '#landing') return event.params?.slug ? null : words;
  if (needsToken(before) && after === 'default') return to.facts.token ? words : null;
  const goesOn = to.place.page === 'registrationForm' && !from.facts.flowDecided && to.facts.flowDecided;
  // A registration that lapsed in this step is begun again.
  return goesOn && !effect.begun && before === 'default' && after === 'leanStep2' ? null : words;
};
/** A decided flow stays decided. */
const staysDecided = ({ from, to }: Edge) => {
  if (!from.facts.flowDecided) return undefined;
  return to.facts.flowDecided || to.facts.flow !== from.facts.flow
    ? null
    : 'expected a decided flow, got one that is open to offers';
};

/** Every variant was met: each voucher, each flow, the other landing page, and a form that an offer made lean. */
function everyVariant(graph: VisitGraph) {
  const met = new Set<string>();
  for (const { from, event, to } of graph.edges()) {
    if (event.type === 'xstate.route' && event.to === '#landing' && from.place.page === 'landing')
      met.add(`landing ${event.params?.slug ?? ''}`);
    if (from.facts.flow !== to.facts.flow && to.place.page === 'registrationForm')
      met.add('an offer made the form lean');
    if (to.facts.flowDecided && to.facts.flow === 'default' && !from.facts.flowDecided)
      met.add('the form stayed as it was');
  }
  for (const event of graph.tried)
    if (event.type === 'offer.made') met.add(`offer ${event.voucher ?? event.flow ?? 'of nothing'}`);
  const wanted = [
    'landing women',
    'an offer made the form lean',
    'the form stayed as it was',
    ...[...VOUCHERS, 'leanStep2', 'default'].map((offer) => `offer ${offer}`),
  ];
  const gap = wanted.find((variant) => !met.has(variant));
  return found(graph, wanted.length, gap === undefined ? null : { words: `not met: ${gap}`, visit: null });
}

export const everyVariantKeepsThese: Invariant = {
  name: 'experiments break no invariant',
  rules: 'D35',
  sentence:
    'All invariants are checked with every offer that an experiment can make, at any time: each voucher, each ' +
    'flow, the other landing page. An offer never changes the page; the flow is decided once, when the visitor ' +
    'goes to the form, and never changes after they began.',
  check: ({ visit }) =>
    together(
      everywhere(visit, { edge: offerOnlyKept }),
      everywhere(visit, { edge: flowChanges }),
      everywhere(visit, { edge: staysDecided }),
      everyVariant(visit),
    ),
};
