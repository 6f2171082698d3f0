import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  closed: { name: 'The door, and two ways through it', value: 'entrance' },
} as const satisfies Fixtures;
