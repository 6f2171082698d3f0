/** What a refusal leaves known, from each place that a mutation is sent (D16, D25): where each reason leads is a law of the answers. */
import { expect, test } from 'vitest';
import { at, changes, done, link, refusal, take, valid, values } from '../../test/harness/chart.ts';
import {
  attemptIn,
  completing,
  completions,
  consumed,
  formValues,
  person,
  submitting,
} from '../../test/harness/registration.ts';
import { effectOf } from '../../test/model/problem-reasons.ts';

const asking = at({ activation: { activateAccount: 'asking' } }, { activationId: 'mailed-id', invitation: link });
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

const attempt = consumed(attemptIn('default'));
const lean = consumed(attemptIn('leanStep2'));
/** Back at the form: with all that was typed in either step, and without the registration that was begun. */
const returned = { registration: null, completionAttempt: null };
const leanReturned = { ...returned, attempt: { ...lean, values: { ...formValues.leanStep2, ...person } } };
const ofStep = (completion: object) => ({ completionAttempt: { key: '', completion } });
const fields = (wrong: object) => ({ problem: { kind: 'fields', fields: wrong } });
const technical = { problem: { kind: 'technical' } };
const judgement = { ...valid, verdict: 'invalid' };
const forwardAt = expect.any(Number) as number;
const active = (email: string) => ({ account: { state: 'active', email }, forwardAt });
const pending = (email: string) => ({ account: { state: 'pending', email } });
const dead = { press: null };

test.each<[keyof typeof places, string, object, boolean]>([
  ['default', 'FirstNameInvalid', { attempt, ...fields({ firstName: 'characters' }) }, true],
  ['default', 'AgreementsAcceptedInvalid', { attempt, judgement: null, ...fields({ terms: 'missing' }) }, true],
  ['default', 'EmailAlreadyUsedActive', { attempt, ...active(values.email) }, true],
  ['default', 'EmailAlreadyUsedPending', { attempt, ...pending(values.email) }, true],
  ['default', 'RegistrationCode', { attempt, judgement }, true],
  ['default', 'Infrastructure', { attempt, ...technical }, true],
  ['lean', 'LastNameInvalid', { attempt: lean, revealed: ['lastName'], ...fields({ lastName: 'missing' }) }, true],
  ['leanStep', 'FirstNameInvalid', { ...ofStep(completions.leanStep2), ...fields({ firstName: 'characters' }) }, true],
  ['leanStep', 'Infrastructure', { ...ofStep(completions.leanStep2), ...technical }, true],
  ['leanStep', 'EmailInvalid', { ...leanReturned, ...fields({ email: 'missing' }) }, false],
  ['leanStep', 'EmailAlreadyUsedActive', { ...leanReturned, ...active(values.email) }, false],
  ['socialStep', 'EmailAlreadyUsedPending', { ...returned, ...pending(values.email) }, false],
  ['socialStep', 'RegistrationCode', { ...returned, judgement }, false],
  ['activation', 'EmailAlreadyUsedActive', { ...dead, ...active('') }, true],
  ['activation', 'EmailAlreadyUsedPending', { ...dead, ...pending('') }, true],
  ['activation', 'RegistrationCode', { ...dead, judgement: { ...judgement, inviter: null, countryOptions: [] } }, true],
  ['address', 'EmailAlreadyUsedActive', { emailRequest: null, ...active(email) }, true],
  ['address', 'EmailAlreadyUsedPending', { emailRequest: null, ...pending(email) }, true],
  ['address', 'EmailInvalid', { emailRequest: null, ...fields({ email: 'missing' }) }, true],
  ['address', 'RegistrationCode', { emailRequest: null, ...technical }, true],
])('%s, %s', (place, reason, known, isAnswerKept) => {
  const [sent, actor] = places[place];
  const taken = take(sent, done(actor, refusal(reason)));
  expect(changes(sent, taken)).toEqual({ ...(isAnswerKept ? { answer: refusal(reason) } : {}), ...known });
});

test('terms that have changed are asked for again', () => {
  const { asked } = take(submitting('default'), done('register', refusal('AgreementsAcceptedInvalid')));
  expect(asked).toEqual([{ id: 'formInvitation', input: link }]);
});
test('one never seen is reported, beside a known one too', () => {
  const { emitted } = take(submitting('default'), done('register', refusal('NeverSeenBefore', 'Infrastructure')));
  expect(emitted).toEqual(
    ['NeverSeenBefore', 'Infrastructure'].map((value) => ({
      type: 'anomaly.reported',
      what: 'problemReason',
      value,
    })),
  );
});
test('a reason that the contract gains fails until D16 says where it leads', () => {
  expect(() => effectOf('NeverSeenBefore')).toThrow('D16 says nothing of NeverSeenBefore');
});
