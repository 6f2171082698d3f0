/** How many do something at once, and how many wait for it: so that whoever waits holds nothing that others need. */
import { SECOND } from '../clock.ts';

/** There are too many at once. To be told with the time after which to ask again. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  readonly code = 'OVERLOADED';
}

export interface TurnLimits {
  atOnce: number;
  /** Of those that name the same. */
  atOnceOfOne: number;
  /** The most who wait, and of those that name the same. */
  waiting: number;
  waitingOfOne: number;
  /** The longest wait, milliseconds. */
  patience: number;
}

/**
 * Of mutations in one process. Each has a connection of the database for as long as it runs, of the ten that there are: two are left to
 * look-ups and limits. Of those about the same code three run, for its row is locked: while one has it, the others come as far as it.
 * So while somebody holds the rows of two codes, nothing else is delayed. Whoever has waited for 20 seconds is told to ask again: a lock
 * may be waited for after that (8 seconds), and the page gives up at 30 (spec, section 9).
 */
export const MUTATIONS: TurnLimits = {
  atOnce: 8,
  atOnceOfOne: 3,
  waiting: 2000,
  waitingOfOne: 400,
  patience: 20 * SECOND,
};

interface Waiting {
  name: string | null;
  begin: () => void;
}

/** Does some work when it is its turn, in the order of coming. @throws OverloadedError where too many wait, or it waited too long. */
export type InTurn = <Result>(name: string | null, work: () => Promise<Result>) => Promise<Result>;

export const createTurns = ({ atOnce, atOnceOfOne, waiting, waitingOfOne, patience }: TurnLimits): InTurn => {
  const queue = new Set<Waiting>();
  const runningOf = new Map<string, number>();
  let running = 0;

  const mayRun = (name: string | null): boolean =>
    running < atOnce && (name === null || (runningOf.get(name) ?? 0) < atOnceOfOne);
  const count = (name: string | null, by: 1 | -1): void => {
    running += by;
    if (name === null) return;
    const now = (runningOf.get(name) ?? 0) + by;
    if (now > 0) runningOf.set(name, now);
    else runningOf.delete(name);
  };
  const beginNext = (): void => {
    for (const one of queue) {
      if (running >= atOnce) return;
      if (mayRun(one.name)) one.begin();
    }
  };
  const waitingFor = (name: string): number => [...queue].filter((one) => one.name === name).length;

  /** Resolves when it is counted as running. */
  const turn = (name: string | null): Promise<void> => {
    if (mayRun(name)) {
      count(name, 1);
      return Promise.resolve();
    }
    if (queue.size >= waiting || (name !== null && waitingFor(name) >= waitingOfOne))
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
      }, patience);
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
