import type { Requests } from '../../../machines/context/requests.types.ts';
import type { StateValue } from 'xstate';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const claims = { email: 'zoe@example.org', purpose: 'unsubscribe', registrationCode: null, provider: null };
const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { unsubscribe: state },
  context: { token: { text: 'signed.by.us', claims }, ...more },
});
const pressed = (unsubscribe: Partial<Requests['unsubscribe']>) => ({ requests: requestsWith({ unsubscribe }) });
const unknown = { token: { text: null, claims: null } };

export const fixtures = {
  opening: at('opening', 'The link is not read yet', unknown),
  asking: at('asking', 'Waits for the press'),
  unsubscribing: at({ unsubscribing: 'waiting' }, 'Pressed', pressed({ sent: { key: 'key' } })),
  slow: at({ unsubscribing: 'takingLonger' }, 'Pressed, and it takes long', pressed({ sent: { key: 'key' } })),
  offline: at('asking', 'No connection', pressed({ problem: { kind: 'network' } })),
  technical: at('asking', 'A technical issue', pressed({ problem: { kind: 'technical' } })),
  noNetwork: at({ asking: 'offline' }, 'The network is gone', { online: false }),
  returned: at(
    { asking: 'returned' },
    'The connection is back: Send now?',
    pressed({ sent: { key: 'key' }, problem: { kind: 'network' } }),
  ),
  unsubscribed: at('unsubscribed', 'Withdrawn'),
  linkBroken: at('linkBroken', 'The link can not be used', unknown),
} as const satisfies Fixtures;
