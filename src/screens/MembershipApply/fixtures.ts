import type { Problem } from '../../../machines/requests/requests.types.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { StateValue } from 'xstate';
import type { Fixtures } from '../fixture.ts';

const emailRequest = { email: 'zoe@example.org', locale: 'en', key: '0' } as const;
const at = (state: StateValue, name: string, context: Partial<VisitContext> = {}) => ({
  name,
  value: { membership: { membershipApply: state } },
  context,
});
const failed = (name: string, problem: Problem) => at('editing', name, { emailRequest, problem });

export const fixtures = {
  editing: at('editing', 'Waits for an address'),
  applying: at({ applying: 'waiting' }, 'Sent', { emailRequest }),
  slow: at({ applying: 'takingLonger' }, 'Sent, and it takes long', { emailRequest }),
  refused: failed('Not an address', { kind: 'fields', fields: { email: 'missing' } }),
  offline: failed('No connection', { kind: 'network' }),
  noNetwork: at({ editing: 'offline' }, 'The network is gone: typing goes on', { online: false }),
  returned: at({ editing: 'returned' }, 'The connection is back: Send now?', {
    emailRequest,
    problem: { kind: 'network' },
  }),
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
  busy: failed('Too many requests', { kind: 'busy', retryAfter: 17 }),
} as const satisfies Fixtures;
