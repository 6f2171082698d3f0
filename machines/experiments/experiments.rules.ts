/** Actions and guards of the experiments chart. */
import { makersOf } from '../common/chart-makers.ts';
import type { PageId } from '../domain/page-ids.ts';
import type {
  Assignment,
  ExperimentsContext,
  ExperimentsEmitted,
  ExperimentsEvent,
  FeatureId,
  Found,
  Offers,
} from './experiments.types.ts';
import { assignmentsTo, landingPath, offersOf, anomaliesOf } from './feature-values.ts';

const { enqueueActions, when } = makersOf<ExperimentsContext, ExperimentsEvent, ExperimentsEmitted>();
type Changes = Partial<Pick<ExperimentsContext, 'country' | 'acted' | 'exposed' | 'found' | 'offered' | 'counted'>>;
/** Builds an action from context changes and emitted events. */
const update = <P = undefined>(
  what: (params: P, context: ExperimentsContext) => { changes?: Changes; emitted?: readonly ExperimentsEmitted[] },
) =>
  enqueueActions<P>(({ context, enqueue }, params) => {
    const { changes = {}, emitted = [] } = what(params, context);
    enqueue.assign(changes);
    for (const one of emitted) enqueue.emit(one);
  });
const anomaly = (value: string): ExperimentsEmitted => ({ type: 'anomaly.reported', what: 'experiment', value });

/** New offers that still apply: the voucher until the first input, the flow until it is decided (D35). */
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

  /**
   * Stores the result, makes new offers and reports unknown values; anomalies of the previous result are not repeated.
   */
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
  /** Emits each assignment once, and only if it was known when it took effect. */
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

/** The visitor has not acted on the landing page yet: it may still be replaced, or confirmed as the variation. */
const pageUntouched = ({ redirectable, acted }: ExperimentsContext) => redirectable && !acted;

export const experimentsGuards = {
  landingLeft: when(({ redirectable }, page: PageId | null) => redirectable && page !== 'landing'),
  disabled: when(({ disabled }) => disabled),
  redirected: when(
    (context, { redirect }: Found) => pageUntouched(context) && landingPath(redirect, context.site) !== null,
  ),
  /** A page experiment takes effect now: without a redirect, this page is its variation. */
  pageTested: when(
    (context, { assignments }: Found) =>
      pageUntouched(context) && assignments.some(({ changes }) => changes === 'page'),
  ),
  inExperiment: when((_, { assignments }: Found) => assignments.length > 0),
};
