import { setTimeout } from 'node:timers/promises';

/** Resolves when that is done, or after so many milliseconds, whichever comes first. @throws what it rejects with until then. */
export const within = async (milliseconds: number, done: Promise<unknown> | undefined): Promise<void> => {
  const inTime = new AbortController();
  const late = setTimeout(milliseconds, undefined, { signal: inTime.signal }).catch(() => undefined);
  try {
    await Promise.race([done, late]);
  } finally {
    inTime.abort();
  }
};
