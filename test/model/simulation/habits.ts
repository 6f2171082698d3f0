/** The visitor's browser settings (D22): usually everything is allowed. */
import type { Random } from '../../harness/random.ts';
import type { Habits } from '../../harness/tab/browser.ts';

export const chooseHabits = (random: Random): Habits => ({
  storage: random.weighted([
    [8, 'kept'],
    [1, 'blocked'],
    [1, 'full'],
  ]),
  cookies: random.chance(0.93),
});
