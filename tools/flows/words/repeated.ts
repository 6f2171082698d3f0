/** States that many parents share: the phrase after the parent's name, and the sibling that identifies them. */
import { SLOW_ANSWER } from '../../../machines/domain/waits.ts';
import { sayDuration } from './duration.ts';

export const REPEATED = {
  connected: { said: 'with a network', beside: 'offline' },
  offline: { said: 'offline', beside: 'returned' },
  returned: { said: 'network back', beside: 'connected' },
  waiting: { said: `the first ${sayDuration(SLOW_ANSWER)}`, beside: 'takingLonger' },
  takingLonger: { said: 'taking longer', beside: 'waiting' },
} as const;

/** The phrase for a shared state's key, or null. */
export const saidByKey = (key: string): string | null =>
  Object.hasOwn(REPEATED, key) ? REPEATED[key as keyof typeof REPEATED].said : null;
