/** Set-up of the test files that start without modules (project `fresh` in vite.config.ts): what the file before has loaded, or replaced, is loaded anew. */
import { vi } from 'vitest';

vi.resetModules();
