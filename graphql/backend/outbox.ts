/** What delivers from a table, in each process: mails (`mail/outbox.ts`), and what other systems are told (`webhooks/`). */
import { randomInt } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from './clock.ts';

/** How often a table is looked at without being told, for what other processes left behind. */
export const LONGEST_SLEEP = MINUTE;
const AFTER_DATABASE_ERROR = 5 * SECOND;
/** What is on its way when the process ends is waited for; then it is another's. */
const LONGEST_STOP = 3 * SECOND;
/** While it lasts no other process takes a row; past it the one that took it, and renews it, is thought to be gone. */
export const LEASE = 2 * MINUTE;

/** Between two tries of what was not taken; then always the last. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR];
/** Milliseconds until the next try. @param attempts those that have failed. */
export const pauseAfter = (attempts: number, pauses: readonly number[] = PAUSES): number =>
  pauses[Math.min(attempts, pauses.length) - 1] ?? HOUR;

export interface Outbox {
  /** Looks for what is due: at once, or at a moment of chance within so many milliseconds. */
  wake(within?: number): void;
  /** Delivers what is due, and resolves when that is done. */
  deliverDue(): Promise<void>;
  /** Delivers what is due once more, for a few seconds, then ends. */
  stop(): Promise<void>;
}

export interface Rounds {
  /** Before the first round. */
  start?(): Promise<void>;
  /** @returns whether there may be more to do now. */
  round(signal: AbortSignal): Promise<boolean>;
  /** @returns milliseconds until there is something to do. */
  rest(): Promise<number>;
  /** The database failed; it is asked again soon. */
  failed(error: unknown): void;
  close?(): void;
}

/** Goes through rounds whenever something is due, until it is stopped. */
export const runOutbox = (rounds: Rounds): Outbox => {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let started = false;
  let again = false;
  let stopped = false;

  const loop = async (): Promise<void> => {
    let pause = AFTER_DATABASE_ERROR;
    try {
      if (!started) await rounds.start?.();
      started = true;
      do {
        do again = false;
        while (await rounds.round(ending.signal));
        pause = await rounds.rest();
        // Whoever wrote something meanwhile has woken it.
      } while (again);
    } catch (error) {
      rounds.failed(error);
    } finally {
      running = null;
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(() => void deliverDue(), pause);
    }
  };

  const deliverDue = (): Promise<void> => {
    clearTimeout(timer);
    again = true;
    running ??= loop();
    return running;
  };

  const wake = (within = 0): void => {
    if (stopped) return;
    if (within === 0) void deliverDue();
    else
      later ??= setTimeout(() => {
        later = undefined;
        void deliverDue();
      }, randomInt(within));
  };

  void deliverDue();
  return {
    wake,
    deliverDue,
    stop: async () => {
      stopped = true;
      clearTimeout(later);
      const limit = setTimeout(() => ending.abort(), LONGEST_STOP);
      await deliverDue();
      clearTimeout(limit);
      clearTimeout(timer);
      rounds.close?.();
    },
  };
};

/** Of a process that delivers nothing itself: what it writes waits for the others, which look every minute. */
export const waitingOutbox = (): Outbox => ({
  wake: () => undefined,
  deliverDue: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});
