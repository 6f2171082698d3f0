/** Limits concurrent and waiting work, so that waiting work holds no database connection. */
import { SECOND } from '../common/clock.ts';

/** Too much concurrent work; the client should retry later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  readonly code = 'OVERLOADED';
}

export interface TurnLimits {
  maxRunning: number;
  /** Limit per name. */
  maxRunningPerName: number;
  /** Limits of waiting work: total and per name. */
  waiting: number;
  maxWaitingPerName: number;
  /** Maximum wait, in ms. */
  maxWait: number;
}

/**
 * Limits of mutations per process. Each holds one of ten database connections while it runs; two remain for lookups and
 * rate limits. Three run per code: its row is locked, so one works and the others wait for the lock. Two locked codes
 * therefore delay no other mutation. Waiting ends after 20 s with a retry response: the row lock may take 8 s more, and
 * the page gives up at 30 s (spec, section 9).
 */
export const MUTATIONS: TurnLimits = {
  maxRunning: 8,
  maxRunningPerName: 3,
  waiting: 2000,
  maxWaitingPerName: 400,
  maxWait: 20 * SECOND,
};

interface Waiting {
  name: string | null;
  begin: () => void;
}

/** Runs work in FIFO order within the limits. @throws OverloadedError if too much work waits, or it waited too long. */
export type InTurn = <Result>(name: string | null, work: () => Promise<Result>) => Promise<Result>;

export const createTurns = ({
  maxRunning,
  maxRunningPerName,
  waiting,
  maxWaitingPerName,
  maxWait,
}: TurnLimits): InTurn => {
  const queue = new Set<Waiting>();
  const runningOf = new Map<string, number>();
  let running = 0;

  const mayRun = (name: string | null): boolean =>
    running < maxRunning && (name === null || (runningOf.get(name) ?? 0) < maxRunningPerName);
  const count = (name: string | null, by: 1 | -1): void => {
    running += by;
    if (name === null) return;
    const now = (runningOf.get(name) ?? 0) + by;
    if (now > 0) runningOf.set(name, now);
    else runningOf.delete(name);
  };
  const beginNext = (): void => {
    for (const one of queue) {
      if (running >= maxRunning) return;
      if (mayRun(one.name)) one.begin();
    }
  };
  const waitingFor = (name: string): number => [...queue].filter((one) => one.name === name).length;

  /** Resolves when the work counts as running. */
  const turn = (name: string | null): Promise<void> => {
    if (mayRun(name)) {
      count(name, 1);
      return Promise.resolve();
    }
    if (queue.size >= waiting || (name !== null && waitingFor(name) >= maxWaitingPerName))
      return Promise.reject(new OverloadedError('Too many wait already'));
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        name,
        begin: () => {
          clearTimeout(timer);
          queue.delete(one);
          count(name, 1);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.delete(one);
        reject(new OverloadedError('Waited too long'));
      }, maxWait);
      queue.add(one);
    });
  };

  return async (name, work) => {
    await turn(name);
    try {
      return await work();
    } finally {
      count(name, -1);
      beginNext();
    }
  };
};
