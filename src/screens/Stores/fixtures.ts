import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  stores: { name: 'Three fronts, and what opens them', value: { about: 'stores' } },
} as const satisfies Fixtures;
