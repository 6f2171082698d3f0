import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  aboutClub: { name: 'Three levels, and a card', value: { about: 'aboutClub' } },
} as const satisfies Fixtures;
