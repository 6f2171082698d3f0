import type { StateValue } from 'xstate';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const sent = { key: 'key', locale: 'en' } as const;
const again = { accepted: true, at: 0, againAt: 0 };
const offline = requestsWith({ resend: { sent, problem: { kind: 'network' } } });
const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { registration: { emailPending: state } },
  context: { invitation, account: { state: 'pending' as const, email: 'zoe@example.org' }, ...more },
});

export const fixtures = {
  idle: at('idle', 'The address waits for its activation'),
  nameless: at('idle', 'The address is not known any more', { account: null }),
  sendingAgain: at({ sendingAgain: 'waiting' }, 'The mail is asked for again', {
    requests: requestsWith({ resend: { sent } }),
  }),
  sendingAgainSlow: at({ sendingAgain: 'takingLonger' }, 'The mail is asked for again, and it takes long', {
    requests: requestsWith({ resend: { sent } }),
  }),
  sentAgain: at('idle', 'The mail was sent again', { requests: requestsWith({ resend: { again } }) }),
  notSentAgain: at('idle', 'The mail was sent again, and then not once more', {
    requests: requestsWith({ resend: { again, sent, problem: { kind: 'timeout' } } }),
  }),
  offline: at('idle', 'No connection', { requests: offline }),
  noNetwork: at({ idle: 'offline' }, 'The network is gone', { online: false }),
  returned: at({ idle: 'returned' }, 'The connection is back: Send now?', { requests: offline }),
} as const satisfies Fixtures;
