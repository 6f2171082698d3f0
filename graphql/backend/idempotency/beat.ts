import { setTimeout } from 'node:timers/promises';
import { SECOND } from '../clock.ts';
import type { BackEnd } from '../context.ts';

/**
 * Does some work, and ends at the next beat counted from its beginning, whether it succeeds or fails: of how long it took nothing is
 * seen that is shorter. By the machine's own time, which no `CLOCK_OFFSET` moves.
 * @param beat milliseconds.
 */
export const onBeat = async <Result>(beat: number, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    // A timer takes whole milliseconds, and leaves off what is more.
    await setTimeout(Math.ceil(Math.ceil(took / beat) * beat - took));
  }
};

/** Does what may depend on what is known of an address; where that is not revealed (D40), how long it took is not told either. */
export const untold = <Result>({ settings }: Pick<BackEnd, 'settings'>, work: () => Promise<Result>): Promise<Result> =>
  settings.revealAccountState ? work() : onBeat(settings.answerBeatMs, work);

/**
 * How long after an answer its mail may wait, milliseconds; 0: not at all. A mail to somebody takes other work than one to nobody, and the
 * next request must not find it in its way: so it is done at a moment of chance, not behind the answer (D40).
 */
export const mailsWithin = ({ settings }: Pick<BackEnd, 'settings'>): number =>
  settings.revealAccountState ? 0 : 5 * SECOND;
