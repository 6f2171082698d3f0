import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  aboutUs: { name: 'What the house is, and three doors that lead further', value: { about: 'aboutUs' } },
} as const satisfies Fixtures;
