/** States that many parents share: the phrase after the parent's name, and the sibling that identifies them. */
import { SLOW_ANSWER } from '../../../machines/domain/waits.ts';
import { sayDuration } from './duration.ts';

export const REPEATED = {
  connected: { said: 'with a network', sibling: 'offline' },
  offline: { said: 'offline', sibling: 'returned' },
  returned: { said: 'network back', sibling: 'connected' },
  waiting: { said: `the first ${sayDuration(SLOW_ANSWER)}`, sibling: 'takingLonger' },
  takingLonger: { said: 'taking longer', sibling: 'waiting' },
} as const;

/** The phrase for a shared state's key, or null. */
export const saidByKey = (key: string): string | null =>
  Object.hasOwn(REPEATED, key) ? REPEATED[key as keyof typeof REPEATED].said : null;
