import type { StateValue } from 'xstate';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type {
  CompletionAttempt,
  Registration,
  ShoppingPreference,
} from '../../../machines/registration/registration.types.ts';
import type { Fixtures } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const registration: Registration = { id: '1', email: 'zoe@example.org', status: 'STARTED' };
const claims = { email: 'zoe@example.org', purpose: 'social', registrationCode: 'VESTIBULE', provider: 'google' };
const tried = (...shoppingPreferences: ShoppingPreference[]): CompletionAttempt => ({
  key: 'key',
  completion: { shoppingPreferences },
});

const at = (state: StateValue, name: string, more: Partial<VisitContext> = {}) => ({
  name,
  value: { registration: { socialSecondStep: state } },
  context: { invitation, flow: 'socialRegistration' as const, claims, registration, ...more },
});

export const fixtures = {
  editing: at('editing', 'What are you looking for?'),
  sending: at({ sending: 'waiting' }, 'Sent', { completionAttempt: tried('women', 'shoes') }),
  slow: at({ sending: 'takingLonger' }, 'Sent, and it takes long', { completionAttempt: tried('women', 'shoes') }),
  offline: at('editing', 'No connection', {
    completionAttempt: tried('women', 'shoes'),
    problem: { kind: 'network' },
  }),
  skipOffline: at('editing', 'Skipped, but no connection', {
    completionAttempt: tried(),
    problem: { kind: 'network' },
  }),
  noNetwork: at({ editing: 'offline' }, 'The network is gone: typing goes on', { online: false }),
  returned: at({ editing: 'returned' }, 'The connection is back: Send now?', {
    completionAttempt: tried('women', 'shoes'),
    problem: { kind: 'network' },
  }),
  skipReturned: at({ editing: 'returned' }, 'The connection is back: skip now?', {
    completionAttempt: tried(),
    problem: { kind: 'network' },
  }),
} as const satisfies Fixtures;
