import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  notFound: { name: 'The page of its own', value: 'notFound' },
  unknownAddress: { name: 'At an address that leads nowhere', value: 'unknownAddress' },
} as const satisfies Fixtures;
