import type { Problem, Requests } from '../../../machines/context/requests.types.ts';
import type { StateValue } from 'xstate';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const sent = { email: 'zoe@example.org', locale: 'en', key: '0' } as const;
const at = (state: StateValue, name: string, context: Known = {}) => ({
  name,
  value: { membership: { membershipApply: state } },
  context,
});
const application = (known: Partial<Requests['application']>) => ({
  requests: requestsWith({ application: { sent, ...known } }),
});
const failed = (name: string, problem: Problem) => at('editing', name, application({ problem }));

export const fixtures = {
  editing: at('editing', 'Waits for an address'),
  sending: at({ sending: 'waiting' }, 'Sent', application({})),
  slow: at({ sending: 'takingLonger' }, 'Sent, and it takes long', application({})),
  refused: at(
    'editing',
    'Not an address',
    application({ sent: null, problem: { kind: 'fields', fields: { email: 'missing' } } }),
  ),
  offline: failed('No connection', { kind: 'network' }),
  noNetwork: at({ editing: 'offline' }, 'The network is gone: typing goes on', { online: false }),
  returned: at(
    { editing: 'returned' },
    'The connection is back: Send now?',
    application({ problem: { kind: 'network' } }),
  ),
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
  busy: failed('Too many requests', { kind: 'busy', retryAfter: 17 }),
} as const satisfies Fixtures;
