/** The form and its parallel look-up; for the flows see flows.test.ts. */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  at,
  changes,
  countryOptions,
  done,
  failed,
  link,
  refusal,
  requestsWith,
  take,
  valid,
  values,
  type Known,
} from '../../test/harness/chart.ts';
import { attemptIn, form, formFinished, press, answered, unsent } from '../../test/harness/registration.ts';

const editing = (context: Known = {}, invitation = 'known') =>
  at(form(invitation, 'editing'), { invitation: link, codeCheck: valid, ...context });
const attempt = attemptIn('default');
const input = { ...attempt, countryOptions, flow: 'default', token: null, sourcePath: null, previousPdpPage: null };
const sent = take(editing(), press());

describe('a press sends the form once', () => {
  test('with the data of the visit', () => {
    expect([sent.value, sent.asked, changes(editing(), sent)]).toEqual([
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: input }],
      { requests: requestsWith({ register: { sent: attempt } }) },
    ]);
  });
});

describe('a press before the invitation was checked waits for the verdict', () => {
  const checking = editing({ codeCheck: null }, 'checking');
  const pressed = take(checking, press());

  test('valid: it is sent', () => {
    const { value, asked } = take(pressed.state, done('formInvitation', valid));
    expect([value, asked]).toEqual([form('known', { submitting: 'waiting' }), [{ id: 'register', input: input }]]);
  });
  test.each([
    ['no answer', done('formInvitation', { verdict: 'unavailable', failure: { kind: 'network' } }), 'network'] as const,
    ['the child breaks', failed('formInvitation', new Error('bug')), 'technical'] as const,
  ])('%s: back to the form with the problem; the next press repeats with the same key', (_, event, kind) => {
    const unanswered = take(pressed.state, event);
    expect([unanswered.value, changes(checking, unanswered)]).toEqual([
      form('unavailable', 'editing'),
      {
        requests: requestsWith({
          register: { sent: unsent(attempt), problem: { kind } },
          lookUp: { problem: { kind } },
        }),
      },
    ]);
    const again = take(unanswered.state, press(values, 'second'));
    expect([again.value, again.asked.map(({ id }) => id), changes(checking, again)]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      ['formInvitation'],
      { requests: requestsWith({ register: { sent: unsent(attempt) } }) },
    ]);
  });
});

describe('after the answer (for each refusal see outcomes.test.ts)', () => {
  test('accepted: the inbox page; draft and form are discarded', () => {
    const taken = take(sent.state, done('register', accepted('PENDING_ACTIVATION')));
    expect([taken.value, taken.emitted, taken.asked, changes(editing(), taken)]).toEqual([
      formFinished,
      [{ type: 'draft.discarded', form: 'registration' }],
      [{ id: 'watchActivation', input: { registrationId: '1', code: link.code } }],
      {
        registration: { id: '1', email: values.email, status: 'PENDING_ACTIVATION' },
        answer: accepted('PENDING_ACTIVATION'),
        signedIn: true,
      },
    ]);
  });
  test('AgreementsAcceptedInvalid: the documents are reloaded, and every message stays', () => {
    const reasons = ['AgreementsAcceptedInvalid', 'FirstNameInvalid'];
    const problem = { kind: 'fields', fields: { terms: 'missing', firstName: 'characters' } } as const;
    const reloaded = take(sent.state, done('register', refusal(...reasons)), done('formInvitation', valid));
    expect([reloaded.value, changes(editing(), reloaded)]).toEqual([
      form('known', 'editing'),
      {
        answer: refusal(...reasons),
        requests: requestsWith({ register: { ...answered(attempt), problem } }),
      },
    ]);
  });
  test('a press during the reload waits for them', () => {
    const pressed = take(sent.state, done('register', refusal('AgreementsAcceptedInvalid')), press(values, 'second'));
    const newer = { ...valid, countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'newer', termsPk: 'newer' }] };
    const { value, asked } = take(pressed.state, done('formInvitation', newer));
    expect([pressed.value, value, asked]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: { ...input, key: 'second', countryOptions: newer.countryOptions } }],
    ]);
  });
  test('neither a reason nor a registration: a technical failure, not an acceptance', () => {
    const taken = take(sent.state, done('register', refusal()));
    expect([taken.value, taken.context.requests]).toEqual([
      form('known', 'editing'),
      requestsWith({ register: { ...answered(attempt), problem: { kind: 'technical' } } }),
    ]);
  });
});
