import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  leaving: { name: 'The bearer token is given up', value: { loggedOut: 'leaving' }, context: { signedIn: true } },
  left: { name: 'Logged out', value: { loggedOut: 'left' } },
} as const satisfies Fixtures;
