import type { StateValue } from 'xstate';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { Fixtures } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const press = { what: 'resend', key: 'key', locale: 'en' } as const;
const at = (state: StateValue, name: string, more: Partial<VisitContext> = {}) => ({
  name,
  value: { registration: { emailPending: state } },
  context: { invitation, account: { state: 'pending' as const, email: 'zoe@example.org' }, ...more },
});

export const fixtures = {
  idle: at('idle', 'The address waits for its activation'),
  nameless: at('idle', 'The address is not known any more', { account: null }),
  sendingAgain: at({ sendingAgain: 'waiting' }, 'The mail is asked for again'),
  sendingAgainSlow: at({ sendingAgain: 'takingLonger' }, 'The mail is asked for again, and it takes long', { press }),
  sentAgain: at('idle', 'The mail was sent again', { resend: { accepted: true, at: 0, againAt: 0 } }),
  notSentAgain: at('idle', 'The mail was sent again, and then not once more', {
    resend: { accepted: true, at: 0, againAt: 0 },
    press,
    problem: { kind: 'timeout' },
  }),
  offline: at('idle', 'No connection', { press, problem: { kind: 'network' } }),
  noNetwork: at({ idle: 'offline' }, 'The network is gone', { online: false }),
  returned: at({ idle: 'returned' }, 'The connection is back: Send now?', { press, problem: { kind: 'network' } }),
} as const satisfies Fixtures;
