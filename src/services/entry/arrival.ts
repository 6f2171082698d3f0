/**
 * The secrets of an address that a page was come to by (D7). Browsers keep that address for every script to read, for as long as the
 * document lives: its fragment too (Navigation Timing, section 4). So the document puts them aside, and comes anew without them.
 */
import { readStored, writeStored } from '../storage/browser-storage.ts';

export const ARRIVAL_KEY = 'vestibule.arrival';
export const ARRIVAL_SECRETS = ['token', 'accountActivationId'] as const;

interface Arrival {
  /** `?` included, or empty. */
  search: string;
  /** The address that the visitor came from, or empty. */
  referrer: string;
}

/** What the visitor came with and from: what was put aside, under what the address says. Taken once. */
export function takeArrival({ search, referrer }: Arrival): Arrival {
  const aside = readStored('sessionStorage', ARRIVAL_KEY);
  if (aside === null) return { search, referrer };
  writeStored('sessionStorage', ARRIVAL_KEY, null);
  const [secrets = '', cameFrom = ''] = aside.split('\n');
  return { search: `?${[search.slice(1), secrets].filter(Boolean).join('&')}`, referrer: cameFrom };
}
