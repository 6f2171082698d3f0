import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  after,
  at,
  changes,
  countryOptions,
  done,
  failed,
  link,
  take,
  valid,
  values,
} from '../../test/harness/chart.ts';
import { ServiceFailure } from '../checks/failure.ts';
import type { Attempt, JourneyContext } from '../journey.types.ts';

const form = (invitation: string, entry: StateValue): StateValue => ({
  registration: { registrationForm: { invitation, entry } },
});
const editing = (context: Partial<JourneyContext> = {}, invitation = 'known') =>
  at(form(invitation, 'editing'), { invitation: link, judgement: valid, ...context });
const press = (key: string, more: Partial<typeof values> = {}) =>
  ({ type: 'form.submitted', values: { ...values, ...more }, locale: 'de', key }) as const;
const attempt: Attempt = { key: 'first', code: 'VESTIBULE', timestamp: null, locale: 'de', values };
const sent = take(editing(), press('first'));
const answer = (...reasons: string[]) => done('register', { registration: null, reasons });

describe('a press sends the form once', () => {
  test('with what the visit knows', () => {
    expect([sent.value, sent.asked, changes(editing(), sent)]).toEqual([
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: { ...attempt, countryOptions } }],
      { attempt },
    ]);
  });

  test('a second press while it is under way does nothing', () => {
    const again = take(sent.state, press('second'));
    expect([again.value, again.asked, again.context]).toEqual([sent.value, [], sent.context]);
  });

  test.each([
    ['gender', { gender: '' }],
    ['firstName', { firstName: '<b>' }],
    ['lastName', { lastName: ' ' }],
    ['email', { email: 'zoe@example' }],
    ['country', { country: 'US' }],
    ['terms', { terms: false }],
  ] as const)('nothing is sent that the rules refuse: %s', (_, wrong) => {
    const refused = take(editing(), press('first', wrong));
    expect([refused.value, refused.asked, changes(editing(), refused)]).toEqual([form('known', 'editing'), [], {}]);
  });
});

describe('a press before the invitation was judged waits for the verdict', () => {
  const checking = editing({ judgement: null }, 'checking');
  const pressed = take(checking, press('first'));

  test('nothing is sent meanwhile', () => {
    expect([pressed.value, pressed.asked, pressed.state.hasTag('busy')]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      [],
      true,
    ]);
  });
  test('valid: it is sent', () => {
    const { value, asked } = take(pressed.state, done('formInvitation', valid));
    expect([value, asked]).toEqual([
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: { ...attempt, countryOptions } }],
    ]);
  });
  test.each(['invalid', 'expired', 'noInvitationsLeft', 'forbiddenReferrer'] as const)('%s: deny', (verdict) => {
    const { value, asked, context } = take(pressed.state, done('formInvitation', { ...valid, verdict }));
    expect([value, asked, context.judgement?.verdict]).toEqual(['deny', [], verdict]);
  });
  test.each([
    ['no answer', done('formInvitation', { verdict: 'unavailable', failure: { kind: 'network' } }), 'network'],
    ['the child breaks', failed('formInvitation', new Error('bug')), 'technical'],
  ])('%s: back to the form with the problem; the next press asks again, with the same key', (_, event, kind) => {
    const unanswered = take(pressed.state, event);
    expect([unanswered.value, changes(checking, unanswered)]).toEqual([
      form('unavailable', 'editing'),
      { attempt, problem: { kind } },
    ]);
    const again = take(unanswered.state, press('second'));
    expect([again.value, again.asked.map(({ id }) => id), changes(checking, again)]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      ['formInvitation'],
      { attempt },
    ]);
  });
  test('it can be cancelled, and the look-up goes on', () => {
    const slow = take(pressed.state, after('slowAnswer'));
    expect([slow.state.hasTag('slow'), take(slow.state, { type: 'form.cancelled' }).value]).toEqual([
      true,
      form('checking', 'editing'),
    ]);
  });
});

describe('D16: what each answer leads to', () => {
  const spent = { ...attempt, key: '', code: '' };
  const refused = (...reasons: string[]) => ({ attempt: spent, answer: { registration: null, reasons } });

  test('accepted: check your inbox; the draft is discarded', () => {
    const registration = { id: '1', email: values.email };
    const taken = take(sent.state, done('register', { registration, reasons: [] }));
    expect([taken.value, taken.emitted, changes(editing(), taken)]).toEqual([
      { registration: { formFinished: 'resting' } },
      [{ type: 'draft.discarded' }],
      { registration, answer: { registration, reasons: [] } },
    ]);
  });
  test.each([
    [['FirstNameInvalid', 'EmailInvalid'], { firstName: 'characters', email: 'missing' }],
    [['AcceptedTerms', 'Infrastructure'], { terms: 'missing' }],
  ])('%j: the fields’ messages', (reasons, fields) => {
    const taken = take(sent.state, answer(...reasons));
    expect([taken.value, changes(editing(), taken)]).toEqual([
      form('known', 'editing'),
      { ...refused(...reasons), problem: { kind: 'fields', fields } },
    ]);
  });
  test('AgreementsAcceptedInvalid: the documents are asked for again, and every message stays', () => {
    const reasons = ['AgreementsAcceptedInvalid', 'FirstNameInvalid'];
    const taken = take(sent.state, answer(...reasons));
    const problem = { kind: 'fields', fields: { terms: 'missing', firstName: 'characters' } };
    expect([taken.value, taken.asked.map(({ id }) => id), changes(editing(), taken)]).toEqual([
      form('checking', 'editing'),
      ['formInvitation'],
      { ...refused(...reasons), judgement: null, problem },
    ]);
    const reloaded = take(taken.state, done('formInvitation', valid));
    expect([reloaded.value, changes(editing(), reloaded)]).toEqual([
      form('known', 'editing'),
      { ...refused(...reasons), problem },
    ]);
  });
  test.each([
    ['EmailAlreadyUsedActive', { registration: { emailActive: 'countingDown' } }, 'active'],
    ['EmailAlreadyUsedPending', { registration: { emailPending: 'resting' } }, 'pending'],
    ['EmailAlreadyUsedInAcq', { registration: { emailPending: 'resting' } }, 'pending'],
  ])('%s', (reason, value, state) => {
    const taken = take(sent.state, answer(reason));
    expect([taken.value, changes(editing(), taken)]).toEqual([
      value,
      { ...refused(reason), account: { state, email: values.email } },
    ]);
  });
  test.each(['RegistrationCode', 'RegistrationCodeInvalid'])('%s: deny, invalid', (reason) => {
    const taken = take(sent.state, answer(reason));
    expect([taken.value, changes(editing(), taken)]).toEqual([
      'deny',
      { ...refused(reason), judgement: { ...valid, verdict: 'invalid' } },
    ]);
  });
  test.each([
    ['Infrastructure', []],
    ['ActivationAccountUrlInvalid', []],
    ['FinalizationRegistrationIdNotExists', []],
    ['NeverSeenBefore', [{ type: 'surprise.reported', what: 'problemReason', value: 'NeverSeenBefore' }]],
  ])('%s: the technical-issue notice', (reason, emitted) => {
    const taken = take(sent.state, answer(reason));
    expect([taken.value, taken.emitted, changes(editing(), taken)]).toEqual([
      form('known', 'editing'),
      emitted,
      { ...refused(reason), problem: { kind: 'technical' } },
    ]);
  });
  test('neither a reason nor a registration is technical, not an acceptance', () => {
    const taken = take(sent.state, answer());
    expect([taken.value, taken.context.problem]).toEqual([form('known', 'editing'), { kind: 'technical' }]);
  });
});

describe('no answer', () => {
  test.each([
    ['refused', failed('register', new ServiceFailure('network', 'x')), { kind: 'network' }],
    ['5xx', failed('register', new ServiceFailure('technical', 'x')), { kind: 'technical' }],
    ['429', failed('register', new ServiceFailure('busy', 'x', 9)), { kind: 'busy', retryAfter: 9 }],
    ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
  ])('%s: back to the form, with its words', (_, event, problem) => {
    const taken = take(sent.state, event);
    expect([taken.value, changes(editing(), taken)]).toEqual([form('known', 'editing'), { attempt, problem }]);
  });
  test('after a while the visitor is told, and can cancel (D24)', () => {
    const slow = take(sent.state, after('slowAnswer'));
    const cancelled = take(slow.state, { type: 'form.cancelled' });
    expect([slow.state.hasTag('slow'), slow.state.hasTag('busy'), cancelled.value]).toEqual([
      true,
      true,
      form('known', 'editing'),
    ]);
  });
});
