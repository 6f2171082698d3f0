import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  intro: { name: 'What membership is', value: { membership: 'membershipInterest' } },
  invited: {
    name: 'To the invited',
    value: { membership: 'membershipInterest' },
    context: { invitation: { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' } },
  },
} as const satisfies Fixtures;
