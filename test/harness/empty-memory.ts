import { DEFAULT_OPTIONS } from '../../machines/landing-pages/landing-options.ts';
import type { VisitMemory } from '../../src/services/storage/visit-memory.ts';

/** An empty browser memory of a visit. */
export const EMPTY_MEMORY: VisitMemory = {
  invitation: null,
  token: null,
  activationId: null,
  newsletterFollows: false,
  options: DEFAULT_OPTIONS,
  remembered: {},
};
