/** Opens a visit in this browser tab: URL parameters, memory, and all listeners of the chart. */
import { toObserver } from 'xstate';
import { likelyCountry } from '../machines/domain/countries.ts';
import { referrerHost } from '../machines/domain/referrer.ts';
import { startVisit, type StartOptions, type Visit } from './engine/visit/engine.ts';
import { bufferEvents, type EventRelay } from './engine/visit/buffer-events.ts';
import { watchVisit } from './engine/visit/watch.ts';
import { notifyOtherTabs } from './services/activation/other-tabs.ts';
import { readArrival } from './services/entry/arrival.ts';
import { readEntryParams } from './services/entry/entry-params.ts';
import { bearerToken, dropBearer, onOtherBearer } from './services/bearer/bearer.ts';
import { timeZone } from './services/country/time-zone.ts';
import { IS_DEVELOPED } from './engine/development/observe.ts';
import { isOnline, onNetwork } from './engine/visit/browser-network.ts';
import { reloadPage, wasReloaded } from './services/connection/reload.ts';
import { navigateAway } from './services/navigation/navigate-away.ts';
import { describeBy, report } from './services/error-reports/error-reports.ts';
import { services } from './services/services.ts';
import { discardDraft } from './services/storage/draft.ts';
import { createMemory, readMemory } from './services/storage/visit-memory.ts';

function listen(visit: Visit, base: () => string) {
  visit.on('navigation.requested', (request) => navigateAway(request, base()));
  visit.on('bearer.disowned', dropBearer);
  visit.on('draft.discarded', ({ form }) => discardDraft(form));
  visit.on('reload.requested', reloadPage);
  // Synchronous, because the report includes the current state of the visit (D38).
  visit.on('anomaly.reported', ({ what, value }) => report({ what, message: value }));
  visit.on('account.activated', ({ registration }) => notifyOtherTabs(registration));
  onNetwork(({ type }) => visit.send({ type, at: Date.now() }));
  onOtherBearer(() => location.reload());
  const remember = createMemory();
  visit.subscribe(({ context }) => remember(context));
}

/** @param base current base path with the language prefix. */
export function openVisit(base: () => string, { inspect, ...options }: NonNullable<StartOptions['options']> = {}) {
  const address = new URL(location.href);
  const arrival = readArrival({ search: location.search, referrer: document.referrer });
  const referrer = referrerHost(arrival.referrer, location.hostname);
  const { input, search } = readEntryParams(arrival.search, readMemory(), referrer);
  const watch = watchVisit(report);
  const inspector = IS_DEVELOPED ? toObserver(inspect) : null;
  describeBy(watch.describe);
  let emittedEvents: EventRelay = () => undefined;
  const started = startVisit(
    {
      services,
      input: {
        ...input,
        country: likelyCountry({ host: location.hostname, timeZone: timeZone() }),
        openedAt: Date.now(),
        signedIn: bearerToken() !== null,
        online: isOnline(),
        reloaded: wasReloaded(),
      },
      base,
      search,
      options: {
        ...options,
        inspect: (seen) => {
          watch.inspect(seen);
          inspector?.next?.(seen);
        },
      },
    },
    (visit) => {
      emittedEvents = bufferEvents(visit);
      listen(visit, base);
    },
  );
  return { ...started, emittedEvents, address, base };
}
