/** Opens a visit in this browser's tab: what the address brings, what is remembered, and everything that listens to the chart. */
import { likelyCountry } from '../machines/checks/countries.ts';
import { referrerHost } from '../machines/checks/referrer.ts';
import { startVisit, type StartOptions, type Visit } from './engine/engine.ts';
import { tellOtherTabs } from './services/activation/other-tabs.ts';
import { readArrival } from './services/arrival/arrival.ts';
import { bearerToken } from './services/bearer/bearer.ts';
import { isOnline, onNetwork } from './services/connection/browser-network.ts';
import { reloadPage, wasReloaded } from './services/connection/reload.ts';
import { depart } from './services/departure/departure.ts';
import { services } from './services/services.ts';
import { discardDraft } from './services/storage/draft.ts';
import { createMemory, readMemory } from './services/storage/visit-memory.ts';

function listen(visit: Visit, base: () => string) {
  visit.on('navigation.requested', (request) => depart(request, base()));
  visit.on('draft.discarded', ({ form }) => discardDraft(form));
  visit.on('reload.requested', reloadPage);
  visit.on('account.activated', ({ registration }) => tellOtherTabs(registration));
  onNetwork((online) => visit.send({ type: online ? 'network.returned' : 'network.lost' }));
  const remember = createMemory();
  visit.subscribe(({ context }) => remember(context));
}

/** @param base base path with the language's prefix, as it is now. */
export function openVisit(base: () => string, options: StartOptions['options'] = {}) {
  const referrer = referrerHost(document.referrer, location.hostname);
  const { input, search } = readArrival(location.search, readMemory(), referrer);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return startVisit(
    {
      services,
      input: {
        ...input,
        country: likelyCountry({ host: location.hostname, timeZone }),
        signedIn: bearerToken() !== null,
        online: isOnline(),
        reloaded: wasReloaded(),
      },
      base,
      search,
      options,
    },
    (visit) => listen(visit, base),
  );
}
