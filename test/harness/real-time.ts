/** Files of one worker share its globals: a clock that one has set is not the next one's. */
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers());
