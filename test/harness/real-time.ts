/** Files of a worker share globals, so a fake clock must not leak into the next file. */
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers());
