/**
 * Context after a refusal, for each mutation (D16, D25). The targets of each reason are covered by the response laws.
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
const activating = take(asking, { type: 'activation.pressed', key: 'press' }).state;
const registration = { id: '1', email: values.email, status: 'PENDING_ACTIVATION' } as const;
const inbox = at(
  { registration: { formFinished: { activationMail: { changingAddress: 'editing' }, watch: 'watching' } } },
  { registration },
);
const email = 'new@example.org';
const changing = take(inbox, { type: 'email.submitted', email, locale: 'de', key: 'key' }).state;
const places = {
  default: [submitting('default'), 'register'],
  lean: [submitting('leanStep2'), 'register'],
  leanStep: [completing('leanStep2'), 'finalizeLean'],
  socialStep: [completing('socialRegistration'), 'finalizeSocial'],
  activation: [activating, 'activate'],
  address: [changing, 'changeEmail'],
} as const;

const register = answered(attemptIn('default'));
const lean = answered(attemptIn('leanStep2'));
const social = answered(attemptIn('socialRegistration'));
/** Back on the form with the values of both steps, and without the started registration. */
const returned = { registration: null };
const leanReturned = answered({ ...lean.sent, values: { ...formValues.leanStep2, ...person } });
const complete = { sent: { key: '', completion: completions.leanStep2 } };
const newAddress = { sent: null } as const;
const requests = (known: Parameters<typeof requestsWith>[0]) => ({ requests: requestsWith(known) });
const fields = (wrong: FieldProblems) => ({ problem: { kind: 'fields', fields: wrong } }) as const;
const lapsed = { problem: { kind: 'lapsed' } } as const;
const technical = { problem: { kind: 'technical' } } as const;
const codeCheck = { ...valid, verdict: 'invalid' };
const forwardAt = expect.any(Number) as number;
const active = (email: string) => ({ account: { state: 'active', email }, forwardAt });
const pending = (email: string) => ({ account: { state: 'pending', email } });
const activated = requests({ activate: { sent: null } });

type Row = [place: keyof typeof places, reason: string, known: object, isAnswerKept: boolean];
/** Every way back from a second step leaves the same context. */
const fromSecondStep = (place: 'leanStep' | 'socialStep', register: typeof social): Row[] => {
  const back = (reason: string, known: object, problem = {}): Row => [
    place,
    reason,
    { ...returned, ...requests({ register: { ...register, ...problem } }), ...known },
    false,
  ];
  return [
    back('EmailInvalid', {}, fields({ email: 'missing' })),
    back('AgreementsAcceptedInvalid', { codeCheck: null }, fields({ terms: 'missing' })),
    back('EmailAlreadyUsedActive', active(values.email)),
    back('EmailAlreadyUsedPending', pending(values.email)),
    back('RegistrationCode', { codeCheck }),
    back('FinalizationRegistrationIdNotExists', {}, lapsed),
  ];
};

test.each<Row>([
  [
    'default',
    'FirstNameInvalid',
    requests({ register: { ...register, ...fields({ firstName: 'characters' }) } }),
    true,
  ],
  [
    'default',
    'AgreementsAcceptedInvalid',
    { ...requests({ register: { ...register, ...fields({ terms: 'missing' }) } }), codeCheck: null },
    true,
  ],
  ['default', 'EmailAlreadyUsedActive', { ...requests({ register }), ...active(values.email) }, true],
  ['default', 'EmailAlreadyUsedPending', { ...requests({ register }), ...pending(values.email) }, true],
  ['default', 'RegistrationCode', { ...requests({ register }), codeCheck }, true],
  ['default', 'Infrastructure', requests({ register: { ...register, ...technical } }), true],
  [
    'lean',
    'LastNameInvalid',
    requests({ register: { ...lean, revealed: ['lastName'], ...fields({ lastName: 'missing' }) } }),
    true,
  ],
  [
    'leanStep',
    'FirstNameInvalid',
    requests({ register: lean, complete: { ...complete, ...fields({ firstName: 'characters' }) } }),
    true,
  ],
  ['leanStep', 'Infrastructure', requests({ register: lean, complete: { ...complete, ...technical } }), true],
  ...fromSecondStep('leanStep', leanReturned),
  ...fromSecondStep('socialStep', social),
  ['activation', 'EmailAlreadyUsedActive', { ...activated, ...active('') }, true],
  ['activation', 'EmailAlreadyUsedPending', { ...activated, ...pending('') }, true],
  [
    'activation',
    'RegistrationCode',
    { ...activated, codeCheck: { ...codeCheck, inviter: null, countryOptions: [] } },
    true,
  ],
  ['address', 'EmailAlreadyUsedActive', { ...requests({ newAddress }), ...active(email) }, true],
  ['address', 'EmailAlreadyUsedPending', { ...requests({ newAddress }), ...pending(email) }, true],
  ['address', 'EmailInvalid', requests({ newAddress: { ...newAddress, ...fields({ email: 'missing' }) } }), true],
  [
    'address',
    'FinalizationRegistrationIdNotExists',
    { ...returned, ...requests({ newAddress, register: lapsed }) },
    false,
  ],
  ['address', 'RegistrationCode', requests({ newAddress: { ...newAddress, ...technical } }), true],
])('%s, %s', (place, reason, known, isAnswerKept) => {
  const [sent, actor] = places[place];
  const taken = take(sent, done(actor, refusal(reason)));
  expect(changes(sent, taken)).toEqual({ ...(isAnswerKept ? { answer: refusal(reason) } : {}), ...known });
});

test('changed terms must be accepted again', () => {
  const { asked } = take(submitting('default'), done('register', refusal('AgreementsAcceptedInvalid')));
  expect(asked).toEqual([{ id: 'formInvitation', input: link }]);
});
test('an unknown reason is reported, also next to a known one', () => {
  const { emitted } = take(submitting('default'), done('register', refusal('NeverSeenBefore', 'Infrastructure')));
  expect(emitted).toEqual(
    ['NeverSeenBefore', 'Infrastructure'].map((value) => ({
      type: 'anomaly.reported',
      what: 'problemReason',
      value,
    })),
  );
});
test('a new reason of the contract fails until D16 has it', () => {
  expect(() => effectOf('NeverSeenBefore')).toThrow('D16 says nothing of NeverSeenBefore');
});
