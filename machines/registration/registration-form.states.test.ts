/** The form and the look-up beside it; what its flows add: flows.test.ts. */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  at,
  changes,
  countryOptions,
  done,
  failed,
  link,
  refusal,
  route,
  take,
  valid,
  values,
} from '../../test/harness/chart.ts';
import { attemptIn, form, formFinished, press, consumed, unsent } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { VisitContext } from '../visit.types.ts';

const editing = (context: Partial<VisitContext> = {}, invitation = 'known') =>
  at(form(invitation, 'editing'), { invitation: link, judgement: valid, ...context });
const attempt = attemptIn('default');
const input = { ...attempt, countryOptions, flow: 'default', token: null, sourcePath: null, previousPdpPage: null };
const sent = take(editing(), press());

test('opened, it says nothing of what went wrong elsewhere', () => {
  const elsewhere = at('deny', { invitation: link, judgement: valid, problem: { kind: 'technical' } });
  const opened = take(elsewhere, route('registrationForm'));
  expect([opened.value, opened.context.problem]).toEqual([form('known', 'editing'), null]);
});

test('no answer is no refusal, even of an invitation that was refused before (D8)', () => {
  const checking = editing({ judgement: { ...valid, verdict: 'invalid' } }, 'checking');
  const { value, context } = take(
    checking,
    done('formInvitation', { verdict: 'unavailable', failure: { kind: 'network' } }),
  );
  expect([value, context.problem]).toEqual([form('unavailable', 'editing'), { kind: 'network' }]);
});

describe('a press sends the form once', () => {
  test('with what the visit knows', () => {
    expect([sent.value, sent.asked, changes(editing(), sent)]).toEqual([
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: input }],
      { attempt },
    ]);
  });

  test('a second press while it is under way does nothing', () => {
    const again = take(sent.state, press(values, 'second'));
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
    const refused = take(editing(), press({ ...values, ...wrong }));
    expect([refused.value, refused.asked, changes(editing(), refused)]).toEqual([form('known', 'editing'), [], {}]);
  });
});

describe('a press before the invitation was judged waits for the verdict', () => {
  const checking = editing({ judgement: null }, 'checking');
  const pressed = take(checking, press());

  test('nothing is sent meanwhile', () => {
    expect([pressed.value, pressed.asked, pressed.state.hasTag('busy')]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      [],
      true,
    ]);
  });
  test('valid: it is sent', () => {
    const { value, asked } = take(pressed.state, done('formInvitation', valid));
    expect([value, asked]).toEqual([form('known', { submitting: 'waiting' }), [{ id: 'register', input: input }]]);
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
      { attempt: unsent(attempt), problem: { kind } },
    ]);
    const again = take(unanswered.state, press(values, 'second'));
    expect([again.value, again.asked.map(({ id }) => id), changes(checking, again)]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      ['formInvitation'],
      { attempt: unsent(attempt) },
    ]);
  });
  test('it can be cancelled, and the look-up goes on', () => {
    const slow = take(pressed.state, after('slowAnswer'));
    expect([slow.state.hasTag('slow'), take(slow.state, { type: 'wait.cancelled' }).value]).toEqual([
      true,
      form('checking', 'editing'),
    ]);
  });
});

describe('what an answer leads to; each refusal: outcomes.test.ts', () => {
  test('accepted: check your inbox; the draft is discarded, and nothing of the form is kept', () => {
    const taken = take(sent.state, done('register', accepted('PENDING_ACTIVATION')));
    expect([taken.value, taken.emitted, taken.asked, changes(editing(), taken)]).toEqual([
      formFinished,
      [{ type: 'draft.discarded', form: 'registration' }],
      [{ id: 'watchActivation', input: { registrationId: '1' } }],
      {
        registration: { id: '1', email: values.email, status: 'PENDING_ACTIVATION' },
        answer: accepted('PENDING_ACTIVATION'),
        signedIn: true,
      },
    ]);
  });
  test('AgreementsAcceptedInvalid: the documents are asked for again, and every message stays', () => {
    const reasons = ['AgreementsAcceptedInvalid', 'FirstNameInvalid'];
    const problem = { kind: 'fields', fields: { terms: 'missing', firstName: 'characters' } };
    const reloaded = take(sent.state, done('register', refusal(...reasons)), done('formInvitation', valid));
    expect([reloaded.value, changes(editing(), reloaded)]).toEqual([
      form('known', 'editing'),
      { answer: refusal(...reasons), attempt: consumed(attempt), problem },
    ]);
  });
  test('a press while they are asked for again waits for them', () => {
    const pressed = take(sent.state, done('register', refusal('AgreementsAcceptedInvalid')), press(values, 'second'));
    const newer = { ...valid, countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'newer', termsPk: 'newer' }] };
    const { value, asked } = take(pressed.state, done('formInvitation', newer));
    expect([pressed.value, value, asked]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: { ...input, key: 'second', countryOptions: newer.countryOptions } }],
    ]);
  });
  test('neither a reason nor a registration is technical, not an acceptance', () => {
    const taken = take(sent.state, done('register', refusal()));
    expect([taken.value, taken.context.problem]).toEqual([form('known', 'editing'), { kind: 'technical' }]);
  });
});

describe('no answer', () => {
  test.each([
    ['refused', failed('register', new ServiceFailure('network', 'x')), { kind: 'network' }],
    ['5xx', failed('register', new ServiceFailure('technical', 'x')), { kind: 'technical' }],
    ['429', failed('register', new ServiceFailure('busy', 'x', { retryAfter: 9 })), { kind: 'busy', retryAfter: 9 }],
    ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
  ])('%s: back to the form, with its words', (_, event, problem) => {
    const taken = take(sent.state, event);
    expect([taken.value, changes(editing(), taken)]).toEqual([form('known', 'editing'), { attempt, problem }]);
  });
  test('after a while the visitor is told, and can cancel (D24)', () => {
    const slow = take(sent.state, after('slowAnswer'));
    const cancelled = take(slow.state, { type: 'wait.cancelled' });
    expect([slow.state.hasTag('slow'), slow.state.hasTag('busy'), cancelled.value]).toEqual([
      true,
      true,
      form('known', 'editing'),
    ]);
  });
});
