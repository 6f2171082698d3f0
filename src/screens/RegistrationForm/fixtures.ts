import type { StateValue } from 'xstate';
import {
  COPY_VARIANTS,
  VOUCHERS,
  type CopyVariant,
  type VoucherVariant,
} from '../../../machines/landing-pages/landing-options.ts';
import type { Invitation, CodeCheck } from '../../../machines/invitation/invitation.types.ts';
import type { Problem, Requests } from '../../../machines/context/requests.types.ts';
import type { Attempt, RegistrationValues } from '../../../machines/context/registration.types.ts';
import { requestsWith, type Fixture, type Fixtures, type Known } from '../fixture.ts';

const invitation: Invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' };
const option = (isoCode: string) => ({ isoCode, dataPolicyPk: `policy-${isoCode}`, termsPk: `terms-${isoCode}` });
const codeCheck: CodeCheck = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions: ['DE', 'AT', 'SE', 'ES'].map(option),
  campaign: null,
  forbiddenReferrer: null,
  unknownTypes: [],
};
export const values: RegistrationValues = {
  gender: 'woman',
  firstName: 'Zoë',
  lastName: 'Lindström',
  email: 'zoe@example.org',
  country: 'AT',
  terms: true,
  newsletter: true,
};
const sent: Attempt = { key: 'key', code: invitation.code, timestamp: null, locale: 'en', values, voucher: null };
const registering = (known: Partial<Requests['register']>) => ({
  requests: requestsWith({ register: { sent, ...known } }),
});
const claims = { email: 'ada@example.org', purpose: 'social', registrationCode: 'VESTIBULE', provider: 'google' };
const nameless = { ...codeCheck, inviter: null };

const at = (invited: string, entry: StateValue): StateValue => ({
  registration: { registrationForm: { invitation: invited, entry } },
});
const editing = (name: string, more: Known = {}) => ({
  name,
  value: at('known', 'editing'),
  context: { invitation, codeCheck, ...more },
});
const failed = (name: string, problem: Problem) => editing(name, registering({ problem }));

/** The form with each copy variant, with known and unknown inviter. */
type Variant = Exclude<CopyVariant, 'default'>;
const variants = Object.fromEntries(
  COPY_VARIANTS.flatMap((variant) =>
    variant === 'default'
      ? []
      : [
          [variant, editing(`Words: ${variant}`, { options: { variant } })],
          [
            `${variant}Nameless`,
            editing(`Words: ${variant}, inviter not known`, { options: { variant }, codeCheck: nameless }),
          ],
        ],
  ),
) as Record<Variant | `${Variant}Nameless`, Fixture>;
const vouchers = Object.fromEntries(
  VOUCHERS.map((voucher) => [
    voucher,
    editing(`Voucher: ${voucher}`, { codeCheck: { ...codeCheck, vouchers: [voucher] } }),
  ]),
) as Record<VoucherVariant, Fixture>;

export const fixtures = {
  editing: editing('The invitation holds'),
  nameless: editing('Invited by someone', { codeCheck: nameless }),
  lookingUp: { name: 'The code is looked up', value: at('checking', 'editing'), context: { invitation } },
  unavailable: {
    name: 'The code could not be looked up',
    value: at('unavailable', 'editing'),
    context: { invitation, requests: requestsWith({ lookUp: { problem: { kind: 'network' } } }) },
  },
  twoCountries: editing('An invitation for two countries, neither the likely one', {
    country: 'FR',
    codeCheck: { ...codeCheck, countryOptions: ['DE', 'AT'].map(option) },
  }),
  lean: editing('The lean flow: its first step', { flow: 'leanStep2' }),
  leanRevealed: editing('The lean flow: a name was refused that it had not asked for', {
    flow: 'leanStep2',
    ...registering({
      sent: { ...sent, key: '', values: { ...values, gender: '', firstName: '', lastName: '' } },
      problem: { kind: 'fields', fields: { firstName: 'missing' } },
      revealed: ['firstName'],
    }),
  }),
  leanReturned: editing('The lean flow: back from a second step that was loaded anew, for a country that was refused', {
    flow: 'leanStep2',
    requests: requestsWith({ register: { problem: { kind: 'fields', fields: { country: 'missing' } } } }),
  }),
  signedUp: editing('Signed up with a social login: the address is known', {
    flow: 'socialRegistration',
    token: { claims },
  }),
  approved: editing('Approved from the waiting list: the address is known', {
    flow: 'waitingListApproved',
    token: { claims },
  }),
  simple: editing('Came by a simple landing page: no sign-up by phone', { slug: 'lean' }),
  differentEmail: editing('The address is taken; a different one was asked for', {
    ...registering({ sent: { ...sent, key: '', values: { ...values, email: '' } } }),
    account: { state: 'pending', email: values.email },
  }),
  pieceWaits: editing('A member shared a piece, and it is known which', {
    options: { variant: 'viralProductShare', previousPdpPage: '/p/4711' },
  }),
  pieceWaitsNameless: editing('Someone shared a piece, and it is known which', {
    options: { variant: 'viralProductShare', previousPdpPage: '/p/4711' },
    codeCheck: nameless,
  }),
  ...variants,
  ...vouchers,
  awaitingVerdict: {
    name: 'Pressed before the code was looked up',
    value: at('checking', { awaitingVerdict: 'waiting' }),
    context: { invitation, ...registering({}) },
  },
  awaitingVerdictSlow: {
    name: 'Pressed before the code was looked up, and it takes long',
    value: at('checking', { awaitingVerdict: 'takingLonger' }),
    context: { invitation, ...registering({}) },
  },
  submitting: {
    name: 'Sent',
    value: at('known', { submitting: 'waiting' }),
    context: { invitation, codeCheck, ...registering({}) },
  },
  slow: {
    name: 'Sent, and it takes long',
    value: at('known', { submitting: 'takingLonger' }),
    context: { invitation, codeCheck, ...registering({}) },
  },
  fieldsRefused: editing(
    'The back end refused fields',
    registering({
      sent: { ...sent, key: '' },
      problem: { kind: 'fields', fields: { firstName: 'characters', email: 'missing', terms: 'missing' } },
    }),
  ),
  offline: failed('No connection', { kind: 'network' }),
  noNetwork: {
    name: 'The network is gone: typing goes on',
    value: at('known', { editing: 'offline' }),
    context: { invitation, codeCheck, online: false },
  },
  returned: {
    name: 'The connection is back: Send now?',
    value: at('known', { editing: 'returned' }),
    context: { invitation, codeCheck, ...registering({ problem: { kind: 'network' } }) },
  },
  timeout: failed('No answer in time', { kind: 'timeout' }),
  technical: failed('A technical issue', { kind: 'technical' }),
  busy: failed('Too many requests', { kind: 'busy', retryAfter: 1 }),
  lapsed: editing('What was begun is not known any more', {
    flow: 'leanStep2',
    ...registering({ sent: { ...sent, key: '' }, problem: { kind: 'lapsed' } }),
  }),
} satisfies Fixtures;
