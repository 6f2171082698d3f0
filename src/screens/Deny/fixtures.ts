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
    codeCheck: { verdict, inviter, countryOptions: [], campaign: null, forbiddenReferrer, unknownTypes: [] },
  },
});

export const fixtures = {
  cold: { name: 'Opened cold', value: 'deny' },
  invalid: refused('Invalid', 'invalid'),
  incomplete: {
    name: 'Nothing can be read in the link',
    value: 'deny',
    context: {
      ...refused('', 'invalid').context,
      invitation: { code: '', timestamp: null, referrer: null, source: 'link' },
    },
  },
  cut: {
    name: 'The end of the link is missing',
    value: 'deny',
    context: {
      ...refused('', 'invalid').context,
      invitation: { code: 'VESTIBULE', timestamp: '2026-12-05T12:00:00Z.cut', referrer: null, source: 'link' },
    },
  },
  tokenUnreadable: {
    name: 'Nothing can be read in the token',
    value: 'deny',
    context: { token: { text: 'eyJhbGciOi' } },
  },
  expired: refused('Expired', 'expired'),
  noInvitationsLeft: refused('No invitations left', 'noInvitationsLeft', { inviter: 'Clara' }),
  forbiddenReferrer: refused('Where the visitor came from', 'forbiddenReferrer', {
    forbiddenReferrer: 'www.google.com',
  }),
  invited: {
    name: 'With an invitation that may be good',
    value: 'deny',
    context: { invitation: { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' } },
  },
  struckBefore: {
    name: 'Where the visitor came from, after the load',
    value: 'deny',
    context: { invitation: { code: 'VESTIBULE', timestamp: null, referrer: 'www.google.com', source: 'memory' } },
  },
} as const satisfies Fixtures;
