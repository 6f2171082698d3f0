import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  submitted: {
    name: 'The address was submitted',
    value: { membership: 'membershipConfirmation' },
    context: { membership: { applied: true } },
  },
} as const satisfies Fixtures;
