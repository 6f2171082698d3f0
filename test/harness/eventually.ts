/** Waiting in a test ends a hang; it does not measure how fast a machine is. Left alone, vitest gives up after one second. */
import { vi } from 'vitest';

/** Milliseconds. */
export const PATIENCE = 60_000;

/** Tries until it does not throw. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> => vi.waitFor(attempt, PATIENCE);
