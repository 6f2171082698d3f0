import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  aboutInvitation: { name: 'Ways to the door, and what is behind it', value: { about: 'aboutInvitation' } },
} as const satisfies Fixtures;
