/** States that stand in many places alike: what is said of each after the name of the state that it is within, and which one stands beside it. */
import { SLOW_ANSWER } from '../../../machines/domain/waits.ts';
import { sayDuration } from './duration.ts';

export const REPEATED = {
  connected: { said: 'with a network', beside: 'offline' },
  offline: { said: 'offline', beside: 'returned' },
  returned: { said: 'network back', beside: 'connected' },
  waiting: { said: `the first ${sayDuration(SLOW_ANSWER)}`, beside: 'takingLonger' },
  takingLonger: { said: 'taking longer', beside: 'waiting' },
} as const;

/** What is said of a state by its key alone; null: nothing. */
export const saidByKey = (key: string): string | null =>
  Object.hasOwn(REPEATED, key) ? REPEATED[key as keyof typeof REPEATED].said : null;
