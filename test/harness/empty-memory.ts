import { DEFAULT_OPTIONS } from '../../machines/landing/landing-options.ts';
import type { VisitMemory } from '../../src/services/storage/visit-memory.ts';

/** What a browser has kept of a visit where there was none. */
export const EMPTY_MEMORY: VisitMemory = {
  invitation: null,
  token: null,
  activationId: null,
  newsletterFollows: false,
  options: DEFAULT_OPTIONS,
  remembered: {},
};
