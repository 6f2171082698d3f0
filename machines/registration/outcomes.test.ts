/**
 * Context after a refusal, for each mutation (D16, D25). The target of each reason is a row of the witness; for a known
 * address see account-exists.states.test.ts.
 */
import { expect, test } from 'vitest';
import { at, changes, done, link, refusal, requestsWith, take, valid, values } from '../../test/harness/chart.ts';
import {
  answered,
  attemptIn,
  completing,
  completions,
  formValues,
  person,
  submitting,
} from '../../test/harness/registration.ts';
import type { FieldProblems } from '../context/registration.types.ts';
import { effectOf } from '../../test/model/problem-reasons.ts';

const asking = at({ activation: { activateAccount: 'asking' } }, { activation: { id: 'mailed-id' }, invitation: link });
const inbox = at(
  { registration: { formFinished: { activationMail: { changingAddress: 'editing' }, watch: 'watching' } } },
  { registration: { id: '1', email: values.email, status: 'PENDING_ACTIVATION' } },
);
const email = 'new@example.org';
const places = {
  default: [submitting('default'), 'register'],
  lean: [submitting('leanStep2'), 'register'],
  leanStep: [completing('leanStep2'), 'finalizeLean'],
  activation: [take(asking, { type: 'activation.pressed', key: 'press' }).state, 'activate'],
  address: [take(inbox, { type: 'email.submitted', email, locale: 'de', key: 'key' }).state, 'changeEmail'],
} as const;

const register = answered(attemptIn('default'));
const lean = answered(attemptIn('leanStep2'));
/** Back on the form with the values of both steps. */
const returned = answered({ ...lean.sent, values: { ...formValues.leanStep2, ...person } });
const complete = { sent: { key: '', completion: completions.leanStep2 } };
const newAddress = { sent: null } as const;
const requests = (known: Parameters<typeof requestsWith>[0]) => ({ requests: requestsWith(known) });
const fields = (wrong: FieldProblems) => ({ problem: { kind: 'fields', fields: wrong } }) as const;
const lapsed = { problem: { kind: 'lapsed' } } as const;
const technical = { problem: { kind: 'technical' } } as const;
const characters = fields({ firstName: 'characters' });
const codeCheck = { ...valid, verdict: 'invalid' };
const unnamed = fields({ lastName: 'missing' });
const terms = fields({ terms: 'missing' });

test.each<[place: keyof typeof places, reason: string, known: object]>([
  ['default', 'FirstNameInvalid', requests({ register: { ...register, ...characters } })],
  ['default', 'AgreementsAcceptedInvalid', { ...requests({ register: { ...register, ...terms } }), codeCheck: null }],
  ['default', 'RegistrationCode', { ...requests({ register }), codeCheck }],
  ['lean', 'LastNameInvalid', requests({ register: { ...lean, revealed: ['lastName'], ...unnamed } })],
  ['leanStep', 'FirstNameInvalid', requests({ register: lean, complete: { ...complete, ...characters } })],
  ['leanStep', 'Infrastructure', requests({ register: lean, complete: { ...complete, ...technical } })],
  [
    'activation',
    'RegistrationCode',
    { ...requests({ activate: { sent: null } }), codeCheck: { ...codeCheck, inviter: null, countryOptions: [] } },
  ],
  ['address', 'EmailInvalid', requests({ newAddress: { ...newAddress, ...fields({ email: 'missing' }) } })],
])('%s, %s', (place, reason, known) => {
  const [sent, actor] = places[place];
  expect(changes(sent, take(sent, done(actor, refusal(reason))))).toEqual({ answer: refusal(reason), ...known });
});

test.each<[place: keyof typeof places, reason: string, known: object]>([
  ['leanStep', 'EmailInvalid', requests({ register: { ...returned, ...fields({ email: 'missing' }) } })],
  ['leanStep', 'AgreementsAcceptedInvalid', { ...requests({ register: { ...returned, ...terms } }), codeCheck: null }],
  ['leanStep', 'FinalizationRegistrationIdNotExists', requests({ register: { ...returned, ...lapsed } })],
  ['address', 'FinalizationRegistrationIdNotExists', requests({ newAddress, register: lapsed })],
])('%s, %s: the registration is over', (place, reason, known) => {
  const [sent, actor] = places[place];
  expect(changes(sent, take(sent, done(actor, refusal(reason))))).toEqual({ registration: null, ...known });
});

test('an unknown reason is reported, also next to a known one', () => {
  const reasons = ['NeverSeenBefore', 'Infrastructure'];
  expect(take(submitting('default'), done('register', refusal(...reasons))).emitted).toEqual(
    reasons.map((value) => ({ type: 'anomaly.reported', what: 'problemReason', value })),
  );
});
test('a new reason of the contract fails until D16 has it', () => {
  expect(() => effectOf('NeverSeenBefore')).toThrow('D16 says nothing of NeverSeenBefore');
});
