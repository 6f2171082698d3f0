/** The experiments of a visit (D35): connects their chart with the visit. */
import { experimentsWith, type Initialise } from '../../machines/experiments/experiments.services.ts';
import { previewOf } from '../../machines/domain/preview.ts';
import { createObserved } from '../engine/development/observe.ts';
import { pageOf } from '../engine/visit/pages.ts';
import { configuration } from '../services/configuration/configuration.ts';
import { askCountry } from '../services/country/ask-country.ts';
import { report } from '../services/error-reports/error-reports.ts';
import { anonymousId } from '../services/experiments/anonymous-id.ts';
import type { ConsentedStorage } from '../services/experiments/consented-storage.ts';
import { BASE } from '../../machines/domain/site.ts';
import type { OpenedVisit } from './integrations.ts';
import type { ConsentActor } from './consent.ts';

const FIRST_INPUTS = ['pointerdown', 'keydown', 'input'];
/** Events that count as the first input. */
const FIRST_INPUT = 'first-input';

/**
 * Calls back at the visitor's first input, which may have occurred before this listener: the Event Timing API buffers
 * the first trusted event. Browsers without it only report whether there was an activation, which includes scripts that
 * drive the page.
 */
function onFirstInput(acted: () => void) {
  for (const type of FIRST_INPUTS) addEventListener(type, acted, { once: true, capture: true });
  if (PerformanceObserver.supportedEntryTypes.includes(FIRST_INPUT))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      acted();
    }).observe({ type: FIRST_INPUT, buffered: true });
  else if (navigator.userActivation?.hasBeenActive) acted();
}

const featuresOf =
  (url: string, storage: ConsentedStorage): Initialise =>
  async (options) => {
    const { initialise } = await import('../services/experiments/experiments.ts');
    const { experimentsHost, experimentsClientKey: clientKey } = configuration();
    return initialise({ ...options, host: experimentsHost || location.origin, clientKey, url, storage });
  };

/** Starts the experiments' chart; exposures are sent to the returned actor. */
export function startExperiments(
  { visit, navigator, address, base }: OpenedVisit,
  storage: ConsentedStorage,
  consent: ConsentActor,
) {
  const pageNow = () => pageOf(visit.getSnapshot())?.id ?? null;
  let page = pageNow();
  const id = anonymousId(storage);
  const experiments = createObserved(experimentsWith(featuresOf(address.href, storage), { askCountry }), {
    input: {
      disabled: address.searchParams.get('disablegb') === 'true',
      anonymousId: id,
      country: visit.getSnapshot().context.country,
      page,
      site: { origin: location.origin, base: BASE },
    },
  });
  const shown = previewOf(address.searchParams) && ({ preview: true } as const);
  experiments.on('country.found', (found) => visit.send(found));
  experiments.on('offer.made', (offer) => visit.send({ ...offer, ...shown }));
  experiments.on('redirect.requested', ({ path }) => {
    navigator.replace(base() + path);
    dispatchEvent(new Event('contentRefreshNeeded'));
    experiments.send({ type: 'redirect.completed' });
  });
  experiments.on('assignment.made', ({ experimentId, variationId }) =>
    consent.send({
      type: 'event.tracked',
      tracked: {
        event: 'assign_experiment',
        fields: { experiment_id: experimentId, variation_id: variationId, acq_anonymous_id: id },
      },
    }),
  );
  experiments.on('anomaly.reported', ({ what, value }) => report({ what, message: value }));
  experiments.start();
  onFirstInput(() => experiments.send({ type: 'visitor.acted' }));
  visit.subscribe(() => {
    if (page !== pageNow()) experiments.send({ type: 'page.shown', page: (page = pageNow()) });
  });
  return experiments;
}
