import type { StateValue } from 'xstate';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { Requests } from '../../../machines/context/requests.types.ts';
import type {
  Attempt,
  CompletionAttempt,
  Registration,
  RegistrationValues,
} from '../../../machines/context/registration.types.ts';
import { requestsWith, type Fixtures, type Known } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const registration: Registration = { id: '1', email: 'zoe@example.org', status: 'STARTED' };
const values: RegistrationValues = {
  gender: '',
  firstName: '',
  lastName: '',
  email: 'zoe@example.org',
  country: 'DE',
  terms: true,
  newsletter: false,
};
const attempt: Attempt = { key: 'first', code: 'VESTIBULE', timestamp: null, locale: 'en', values, voucher: null };
const sent: CompletionAttempt = {
  key: 'key',
  completion: { person: { gender: 'woman', firstName: 'Zoë', lastName: 'Lindström' } },
};

const requests = (complete: Partial<Requests['complete']>, first = values) =>
  requestsWith({ register: { sent: { ...attempt, key: '', values: first } }, complete });
const at = (state: StateValue, name: string, more: Known = {}) => ({
  name,
  value: { registration: { leanSecondStep: state } },
  context: { invitation, flow: 'leanStep2' as const, registration, requests: requests({}), ...more },
});

export const fixtures = {
  editing: at('editing', 'The name is asked for'),
  known: at('editing', 'The first step had asked for the first name too', {
    requests: requests({}, { ...values, firstName: 'Zoë' }),
  }),
  sending: at({ sending: 'waiting' }, 'Sent', { requests: requests({ sent }) }),
  slow: at({ sending: 'takingLonger' }, 'Sent, and it takes long', { requests: requests({ sent }) }),
  fieldsRefused: at('editing', 'The back end refused a name', {
    requests: requests({
      sent: { ...sent, key: '' },
      problem: { kind: 'fields', fields: { firstName: 'characters' } },
    }),
  }),
  offline: at('editing', 'No connection', { requests: requests({ sent, problem: { kind: 'network' } }) }),
  noNetwork: at({ editing: 'offline' }, 'The network is gone: typing goes on', { online: false }),
  returned: at({ editing: 'returned' }, 'The connection is back: Send now?', {
    requests: requests({ sent, problem: { kind: 'network' } }),
  }),
} as const satisfies Fixtures;
