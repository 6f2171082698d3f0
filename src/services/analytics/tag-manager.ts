/** The tag manager: loaded only with consent, and only if a container is configured (D36, D37). */
import { readParams } from '../../../machines/domain/acq-params.ts';
import { ARRIVAL_SECRETS } from '../entry/arrival.ts';
import { report } from '../error-reports/error-reports.ts';
import { loadScript } from '../scripts/load-script.ts';
import { push } from './data-layer.ts';

/** Milliseconds. */
const LOAD_LIMIT = 30_000;
const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

/**
 * True if scripts can read a secret in the document's navigation address: without storage, it could not be removed
 * (D7).
 */
const showsSecret = (): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => {
    const query = readParams(new URL(name).search);
    return ARRIVAL_SECRETS.some((secret) => query.has(secret));
  });

/**
 * The tag manager of one page load.
 * @param reportError receives anomalies.
 */
export function createTagManager(reportError: typeof report) {
  let asked = false;
  return {
    /**
     * Loads the container once; it reads earlier events from the data layer. Not loaded in a document whose address
     * exposes a secret.
     * @param container such as `GTM-ABC123`; empty if not configured.
     * @param now milliseconds since the epoch.
     */
    loadTagManager: (container: string, now: number): void => {
      if (container === '' || asked || showsSecret()) return;
      asked = true;
      push({ 'gtm.start': now, event: 'gtm.js' });
      loadScript(`${ADDRESS}?id=${encodeURIComponent(container)}`, {
        signal: new AbortController().signal,
        timeout: LOAD_LIMIT,
      }).catch((error: unknown) => reportError({ what: 'analytics', message: 'the tag manager did not load', error }));
    },
  };
}

export const { loadTagManager } = createTagManager(report);
