import { setTimeout } from 'node:timers/promises';

/**
 * Resolves when `done` does or after the timeout in ms, whichever is first.
 * @throws what `done` rejects with before.
 */
export const within = async (milliseconds: number, done: Promise<unknown> | undefined): Promise<void> => {
  const inTime = new AbortController();
  const late = setTimeout(milliseconds, undefined, { signal: inTime.signal }).catch(() => undefined);
  try {
    await Promise.race([done, late]);
  } finally {
    inTime.abort();
  }
};
