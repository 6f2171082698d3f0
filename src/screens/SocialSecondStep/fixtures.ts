import type { StateValue } from 'xstate';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type {
  CompletionAttempt,
  Registration,
  ShoppingPreference,
} from '../../../machines/context/registration.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const registration: Registration = { id: '1', email: 'zoe@example.org', status: 'STARTED' };
const claims = { email: 'zoe@example.org', purpose: 'social', registrationCode: 'VESTIBULE', provider: 'google' };
const tried = (...shoppingPreferences: ShoppingPreference[]): CompletionAttempt => ({
  key: 'key',
  completion: { shoppingPreferences },
});
const sending = { requests: requestsWith({ complete: { sent: tried('women', 'shoes') } }) };
const offline = (sent: CompletionAttempt) => ({
  requests: requestsWith({ complete: { sent, problem: { kind: 'network' } } }),
});

const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { registration: { socialSecondStep: state } },
  context: { invitation, flow: 'socialRegistration' as const, token: { claims }, registration, ...more },
});

export const fixtures = {
  editing: at('editing', 'What are you looking for?'),
  sending: at({ sending: 'waiting' }, 'Sent', sending),
  slow: at({ sending: 'takingLonger' }, 'Sent, and it takes long', sending),
  offline: at('editing', 'No connection', offline(tried('women', 'shoes'))),
  skipOffline: at('editing', 'Skipped, but no connection', offline(tried())),
  noNetwork: at({ editing: 'offline' }, 'The network is gone: typing goes on', { online: false }),
  returned: at({ editing: 'returned' }, 'The connection is back: Send now?', offline(tried('women', 'shoes'))),
  skipReturned: at({ editing: 'returned' }, 'The connection is back: skip now?', offline(tried())),
} as const satisfies Fixtures;
