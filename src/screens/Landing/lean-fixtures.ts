import type { StateValue } from 'xstate';
import { NOTHING_TYPED } from '../../../machines/context/attempt.ts';
import type { Attempt } from '../../../machines/context/registration.types.ts';
import type { Requests } from '../../../machines/context/requests.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';
import { invitation, codeCheck } from './invited-by-clara.ts';

const lean: Known = { slug: 'lean', flow: 'leanStep2' };
const sent: Attempt = {
  key: 'key',
  code: 'VESTIBULE',
  timestamp: null,
  locale: 'en',
  values: { ...NOTHING_TYPED, email: 'zoe@example.org', country: 'DE', terms: true },
  voucher: null,
};
const registering = (known: Partial<Requests['register']>) => ({
  requests: requestsWith({ register: { sent, ...known } }),
});
const at = (welcomed: StateValue, name: string, context: Known = {}) => ({
  name,
  value: { landing: { welcomed } },
  context: { ...lean, invitation, codeCheck, ...context },
});

/** The lean flow: its first step is shown, submitted and answered on the landing page (D15). */
export const leanFixtures = {
  lean: at('editing', 'The lean flow: its first step stands here'),
  leanNameless: at('editing', 'The lean flow, invited by someone', { codeCheck: { ...codeCheck, inviter: null } }),
  leanUninvited: {
    name: 'The lean flow: nobody knows the visitor',
    value: { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } },
    context: lean,
  },
  leanSubmitting: at({ submitting: 'waiting' }, 'The lean flow: its first step was sent', registering({})),
  leanSlow: at(
    { submitting: 'takingLonger' },
    'The lean flow: its first step was sent, and it takes long',
    registering({}),
  ),
  leanRefused: at(
    'editing',
    'The lean flow: a field was refused',
    registering({ sent: { ...sent, key: '' }, problem: { kind: 'fields', fields: { email: 'missing' } } }),
  ),
  leanOffline: at('editing', 'The lean flow: no connection', registering({ problem: { kind: 'network' } })),
  leanNoNetwork: at({ editing: 'offline' }, 'The lean flow: the network is gone, typing goes on', { online: false }),
  leanReturned: at(
    { editing: 'returned' },
    'The lean flow: the connection is back: Send now?',
    registering({ problem: { kind: 'network' } }),
  ),
} as const satisfies Fixtures;
