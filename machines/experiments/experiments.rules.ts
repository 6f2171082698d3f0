/** What the words of the experiments chart mean. */
import { makersOf } from '../chart-makers.ts';
import type { PageId } from '../page.types.ts';
import type {
  Assignment,
  ExperimentsContext,
  ExperimentsEmitted,
  ExperimentsEvent,
  FeatureId,
  Found,
  Offers,
} from './experiments.types.ts';
import { assignmentsTo, landingPath, offersOf, anomaliesOf } from './found.ts';

const { enqueueActions, when } = makersOf<ExperimentsContext, ExperimentsEvent, ExperimentsEmitted>();
type Changes = Partial<Pick<ExperimentsContext, 'country' | 'acted' | 'exposed' | 'found' | 'offered' | 'counted'>>;
/** An action: what it changes, and what the outside is told of it. */
const update = <P = undefined>(
  what: (params: P, context: ExperimentsContext) => { changes?: Changes; emitted?: readonly ExperimentsEmitted[] },
) =>
  enqueueActions<P>(({ context, enqueue }, params) => {
    const { changes = {}, emitted = [] } = what(params, context);
    enqueue.assign(changes);
    for (const one of emitted) enqueue.emit(one);
  });
const anomaly = (value: string): ExperimentsEmitted => ({ type: 'anomaly.reported', what: 'experiment', value });

/** What is new in an offer, and still in time: the voucher until the first input, the flow until it is decided (D35). */
function freshOffers({ acted, exposed, offered }: ExperimentsContext, found: Found): Offers {
  const { voucher, flow } = offersOf(found);
  return {
    ...(voucher && !acted && voucher !== offered.voucher && { voucher }),
    ...(flow && !exposed.includes('registration-flow') && flow !== offered.flow && { flow }),
  };
}

export const experimentsActions = {
  takeCountry: update((country: string | null) =>
    country === null ? {} : { changes: { country }, emitted: [{ type: 'country.found', country }] },
  ),
  storeAct: update(() => ({ changes: { acted: true } })),
  storeExposure: update((feature: FeatureId, { exposed }) => ({ changes: { exposed: [...exposed, feature] } })),

  /** Kept, offered as far as it is new, and reported where nobody knows it; what was said of the last is not said again. */
  takeFound: update((found: Found, context) => {
    const { found: last, offered, site } = context;
    const fresh = freshOffers(context, found);
    const reported = last ? anomaliesOf(last, site) : [];
    return {
      changes: { found, offered: { ...offered, ...fresh } },
      emitted: [
        ...(Object.keys(fresh).length > 0 ? [{ type: 'offer.made' as const, ...fresh }] : []),
        ...anomaliesOf(found, site)
          .filter((value) => !reported.includes(value))
          .map(anomaly),
      ],
    };
  }),
  emitRedirect: update(({ redirect }: Found, { site }) => {
    const path = landingPath(redirect, site);
    return { emitted: path === null ? [] : [{ type: 'redirect.requested', path }] };
  }),
  /** Whoever is in an experiment is told of once, and only of what was known when it had its effect. */
  countAssignments: update((changed: Assignment['changes'], { found, counted, site }) => {
    const fresh = (found ? assignmentsTo(changed, found, site) : []).filter(
      ({ experimentId }) => !counted.includes(experimentId),
    );
    return {
      changes: { counted: [...counted, ...fresh.map(({ experimentId }) => experimentId)] },
      emitted: fresh.map(({ experimentId, variationId }) => ({ type: 'assignment.made', experimentId, variationId })),
    };
  }),
  reportFailure: update((reason: string) => ({ emitted: [anomaly(`initialisation: ${reason}`)] })),
};

/** A landing page that the visitor has not touched yet may give way to another, or prove to be the one meant. */
const pageUntouched = ({ redirectable, acted }: ExperimentsContext) => redirectable && !acted;

export const experimentsGuards = {
  landingLeft: when(({ redirectable }, page: PageId | null) => redirectable && page !== 'landing'),
  disabled: when(({ disabled }) => disabled),
  redirected: when(
    (context, { redirect }: Found) => pageUntouched(context) && landingPath(redirect, context.site) !== null,
  ),
  /** In an experiment of the page, seen from now on: where nobody is led away, this page is its variation. */
  pageTested: when(
    (context, { assignments }: Found) =>
      pageUntouched(context) && assignments.some(({ changes }) => changes === 'page'),
  ),
  inExperiment: when((_, { assignments }: Found) => assignments.length > 0),
};
