import { setTimeout } from 'node:timers/promises';
import { SECOND } from '../common/clock.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Runs `work` and settles at the next multiple of `beat` after the start, so the response time hides shorter
 * differences. Uses the monotonic clock, which `CLOCK_OFFSET` does not shift.
 * @param beat milliseconds.
 */
export const onBeat = async <Result>(beat: number, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    // Timers truncate to whole milliseconds.
    await setTimeout(Math.ceil(Math.ceil(took / beat) * beat - took));
  }
};

export interface BeatServices {
  settings: Pick<Settings, 'answerBeatMs' | 'revealAccountState'>;
}

/** Runs work whose duration may depend on account state; if that is hidden (D40), it settles on the beat. */
export const hideDuration = <Result>({ settings }: BeatServices, work: () => Promise<Result>): Promise<Result> =>
  settings.revealAccountState ? work() : onBeat(settings.answerBeatMs, work);

/**
 * Maximum random delay of mail delivery after a response, in ms; 0: no delay. Delivering a real mail takes other work
 * than a placeholder mail. At a random time it can't affect the duration of the client's next request (D40).
 */
export const maxMailDelay = ({ settings }: BeatServices): number => (settings.revealAccountState ? 0 : 5 * SECOND);
