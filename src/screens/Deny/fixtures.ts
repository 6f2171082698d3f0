import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import type { Fixtures } from '../fixture.ts';

const refused = (name: string, verdict: Verdict, forbiddenReferrer: string | null = null) => ({
  name,
  value: 'deny',
  context: {
    judgement: { verdict, inviter: null, countryOptions: [], campaign: null, forbiddenReferrer, unknownTypes: [] },
  },
});

export const fixtures = {
  cold: { name: 'Opened cold', value: 'deny' },
  invalid: refused('Invalid', 'invalid'),
  expired: refused('Expired', 'expired'),
  noInvitationsLeft: refused('No invitations left', 'noInvitationsLeft'),
  forbiddenReferrer: refused('Where the visitor came from', 'forbiddenReferrer', 'www.google.com'),
} as const satisfies Fixtures;
