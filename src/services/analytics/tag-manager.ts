/** The tag manager: loaded only with consent, and only if a container is configured (D36, D37). */
import { readParams } from '../../../machines/domain/acq-params.ts';
import { ARRIVAL_SECRETS } from '../entry/arrival.ts';
import { report } from '../error-reports/error-reports.ts';
import { loadScript } from '../scripts/load-script.ts';
import { push } from './data-layer.ts';

/** Milliseconds. */
const LOAD_LIMIT = 30_000;
const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

/** Whether a script can read a secret in the address by which the document came: there was no storage to put it aside (D7). */
const showsSecret = (): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => {
    const query = readParams(new URL(name).search);
    return ARRIVAL_SECRETS.some((secret) => query.has(secret));
  });

/** The tag manager of one page load. @param tell gets what should not happen. */
export function createTagManager(tell: typeof report) {
  let asked = false;
  return {
    /**
     * Loads the container, once; it finds in the data layer what was pushed before. Not in a document that shows it a secret.
     * @param container such as `GTM-ABC123`; empty: there is none.
     * @param now milliseconds since the epoch.
     */
    loadTagManager: (container: string, now: number): void => {
      if (container === '' || asked || showsSecret()) return;
      asked = true;
      push({ 'gtm.start': now, event: 'gtm.js' });
      loadScript(`${ADDRESS}?id=${encodeURIComponent(container)}`, {
        signal: new AbortController().signal,
        timeout: LOAD_LIMIT,
      }).catch((error: unknown) => tell({ what: 'analytics', message: 'the tag manager did not load', error }));
    },
  };
}

export const { loadTagManager } = createTagManager(report);
