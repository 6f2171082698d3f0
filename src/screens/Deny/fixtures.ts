import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import type { Fixtures } from '../fixture.ts';

const refused = (
  name: string,
  verdict: Verdict,
  { inviter = null, forbiddenReferrer = null }: { inviter?: string | null; forbiddenReferrer?: string | null } = {},
) => ({
  name,
  value: 'deny',
  context: {
    judgement: { verdict, inviter, countryOptions: [], campaign: null, forbiddenReferrer, unknownTypes: [] },
  },
});

export const fixtures = {
  cold: { name: 'Opened cold', value: 'deny' },
  invalid: refused('Invalid', 'invalid'),
  expired: refused('Expired', 'expired'),
  noInvitationsLeft: refused('No invitations left', 'noInvitationsLeft', { inviter: 'Clara' }),
  forbiddenReferrer: refused('Where the visitor came from', 'forbiddenReferrer', {
    forbiddenReferrer: 'www.google.com',
  }),
} as const satisfies Fixtures;
