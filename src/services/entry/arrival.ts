/**
 * Secrets of the URL with which a page was opened (D7). Browsers expose that URL, including its fragment, to every
 * script for the lifetime of the document (Navigation Timing, section 4). The document therefore stores the secrets and
 * reloads without them.
 */
import { readStored, writeStored } from '../storage/browser-storage.ts';

export const ARRIVAL_KEY = 'vestibule.arrival';
export const ARRIVAL_SECRETS = ['token', 'accountActivationId'] as const;

interface Arrival {
  /** With its `?`, or empty. */
  search: string;
  /** The original referrer, or empty. */
  referrer: string;
}

/**
 * The query and referrer of the visit: those stored before the reload, merged with the current URL. They are removed
 * when read.
 */
export function readArrival({ search, referrer }: Arrival): Arrival {
  const stashed = readStored('sessionStorage', ARRIVAL_KEY);
  if (stashed === null) return { search, referrer };
  writeStored('sessionStorage', ARRIVAL_KEY, null);
  const [secrets = '', cameFrom = ''] = stashed.split('\n');
  return { search: `?${[search.slice(1), secrets].filter(Boolean).join('&')}`, referrer: cameFrom };
}
