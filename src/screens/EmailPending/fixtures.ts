import type { StateValue } from 'xstate';
import type { JourneyContext } from '../../../machines/journey.types.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { Fixtures } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const press = { what: 'resend', key: 'key', locale: 'en' } as const;
const at = (state: StateValue, name: string, more: Partial<JourneyContext> = {}) => ({
  name,
  value: { registration: { emailPending: state } },
  context: { invitation, account: { state: 'pending' as const, email: 'zoe@example.org' }, ...more },
});

export const fixtures = {
  resting: at('resting', 'The address waits for its activation'),
  nameless: at('resting', 'The address is not known any more', { account: null }),
  sendingAgain: at({ sendingAgain: 'waiting' }, 'The mail is asked for again'),
  sentAgain: at('resting', 'The mail was sent again', { resend: { accepted: true, at: 0, againAt: 0 } }),
  offline: at('resting', 'No connection', { press, problem: { kind: 'network' } }),
  returned: at({ resting: 'returned' }, 'The connection is back: Send now?', { press, problem: { kind: 'network' } }),
} as const satisfies Fixtures;
