/**
 * Setup of test files that start without modules (project `fresh` in vitest.config.ts): modules loaded or replaced by
 * the previous file are loaded again.
 */
import { vi } from 'vitest';

vi.resetModules();
