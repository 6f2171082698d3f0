import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import type { Fixtures } from '../fixture.ts';

const refused = (name: string, verdict: Verdict) => ({
  name,
  value: 'deny',
  context: { judgement: { verdict, inviter: null, countryOptions: [], campaign: null, unknownTypes: [] } },
});

export const fixtures = {
  cold: { name: 'Opened cold', value: 'deny' },
  invalid: refused('Invalid', 'invalid'),
  expired: refused('Expired', 'expired'),
  noInvitationsLeft: refused('No invitations left', 'noInvitationsLeft'),
  forbiddenReferrer: refused('Where the visitor came from', 'forbiddenReferrer'),
} as const satisfies Fixtures;
