import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  aboutBenefits: { name: 'Eight benefits in a row', value: { about: 'aboutBenefits' } },
} as const satisfies Fixtures;
