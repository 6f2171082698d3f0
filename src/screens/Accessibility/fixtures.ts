import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  accessibility: { name: 'What is accessible, and whom to tell what is not', value: { about: 'accessibility' } },
} as const satisfies Fixtures;
