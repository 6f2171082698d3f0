/** Timeouts in tests end a hang; they do not measure the machine. Vitest's default is one second. */
import { vi } from 'vitest';

/** In ms. */
export const PATIENCE = 60_000;

/** Retries until it does not throw. */
export const eventually = <T>(attempt: () => T | Promise<T>): Promise<T> => vi.waitFor(attempt, PATIENCE);
