/** Delivery queue on a table, one per process: mails (`mail/outbox.ts`) and webhooks (`webhooks/`). */
import { randomInt } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from './clock.ts';

/** Polling interval without a wake-up, for rows left by other processes. */
export const MAX_SLEEP = MINUTE;
const AFTER_DATABASE_ERROR = 5 * SECOND;
/** Shutdown waits this long for deliveries in progress; then another process delivers them. */
const MAX_STOP = 3 * SECOND;
/** No other process takes a row during its lease. The owner renews it; after it expires, the owner is presumed dead. */
export const LEASE = 2 * MINUTE;

/** Retry delays; the last one repeats. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR];
/** Milliseconds until the next try. @param attempts number of failed tries. */
export const pauseAfter = (attempts: number, pauses: readonly number[] = PAUSES): number =>
  pauses[Math.min(attempts, pauses.length) - 1] ?? HOUR;

export interface Outbox {
  /** Looks for due rows at once, or after a random delay of up to `within` ms. */
  wake(within?: number): void;
  /** Delivers due rows; resolves when done. */
  deliverDue(): Promise<void>;
  /** Delivers due rows once more, for up to three seconds, then ends. */
  stop(): Promise<void>;
}

export interface Rounds {
  /** Runs before the first round. */
  start?(): Promise<void>;
  /** @returns true if more rows may be due now. */
  round(signal: AbortSignal): Promise<boolean>;
  /** @returns milliseconds until the next row is due. */
  rest(): Promise<number>;
  /** Called on a database error; the queue retries after 5 s. */
  failed(error: unknown): void;
  close?(): void;
}

/** Runs rounds whenever rows are due, until stopped. */
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
        // A wake-up came during the round.
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
      const limit = setTimeout(() => ending.abort(), MAX_STOP);
      await deliverDue();
      clearTimeout(limit);
      clearTimeout(timer);
      rounds.close?.();
    },
  };
};

/** For a process that does not deliver: its rows wait for other processes, which poll every minute. */
export const waitingOutbox = (): Outbox => ({
  wake: () => undefined,
  deliverDue: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});
