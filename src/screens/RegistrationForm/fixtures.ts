import type { StateValue } from 'xstate';
import type { Attempt, Invitation, Problem } from '../../../machines/journey.types.ts';
import type { Judgement } from '../../../machines/invitation/invitation.types.ts';
import type { RegistrationValues } from '../../../machines/registration/registration.types.ts';
import type { Fixtures } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, source: 'link' };
const option = (isoCode: string) => ({ isoCode, dataPolicyPk: `policy-${isoCode}`, termsPk: `terms-${isoCode}` });
const judgement: Judgement = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions: ['DE', 'AT', 'SE', 'ES'].map(option),
  campaign: null,
  unknownTypes: [],
};
const values: RegistrationValues = {
  gender: 'woman',
  firstName: 'Zoë',
  lastName: 'Lindström',
  email: 'zoe@example.org',
  country: 'AT',
  terms: true,
  newsletter: true,
};
const attempt: Attempt = { key: 'key', code: invitation.code, timestamp: null, locale: 'en', values };

const at = (invited: string, entry: StateValue): StateValue => ({
  registration: { registrationForm: { invitation: invited, entry } },
});
const failed = (name: string, problem: Problem) => ({
  name,
  value: at('known', 'editing'),
  context: { invitation, judgement, attempt, problem },
});

export const fixtures = {
  editing: { name: 'The invitation holds', value: at('known', 'editing'), context: { invitation, judgement } },
  nameless: {
    name: 'Invited by someone',
    value: at('known', 'editing'),
    context: { invitation, judgement: { ...judgement, inviter: null } },
  },
  lookingUp: { name: 'The code is looked up', value: at('checking', 'editing'), context: { invitation } },
  unavailable: {
    name: 'The code could not be looked up',
    value: at('unavailable', 'editing'),
    context: { invitation, problem: { kind: 'network' } },
  },
  twoCountries: {
    name: 'An invitation for two countries, neither the likely one',
    value: at('known', 'editing'),
    context: { invitation, country: 'FR', judgement: { ...judgement, countryOptions: ['DE', 'AT'].map(option) } },
  },
  awaitingVerdict: {
    name: 'Pressed before the code was looked up',
    value: at('checking', { awaitingVerdict: 'waiting' }),
    context: { invitation, attempt },
  },
  submitting: {
    name: 'Sent',
    value: at('known', { submitting: 'waiting' }),
    context: { invitation, judgement, attempt },
  },
  slow: {
    name: 'Sent, and it takes long',
    value: at('known', { submitting: 'takingLonger' }),
    context: { invitation, judgement, attempt },
  },
  fieldsRefused: failed('The back end refused fields', {
    kind: 'fields',
    fields: { firstName: 'characters', email: 'missing', terms: 'missing' },
  }),
  offline: failed('No connection', { kind: 'network' }),
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
  busy: failed('Too many requests', { kind: 'busy', retryAfter: 1 }),
} as const satisfies Fixtures;
