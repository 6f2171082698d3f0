import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  intro: { name: 'What membership is', value: { membership: 'membershipInterest' } },
} as const satisfies Fixtures;
