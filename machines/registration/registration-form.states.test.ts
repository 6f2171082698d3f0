/** The form, its parallel look-up, and the keys of its attempts; for the flows see flows.test.ts. */
import { describe, expect, test } from 'vitest';
import {
  at,
  changes,
  countryOptions,
  cut,
  done,
  failed,
  keysOf,
  link,
  plain,
  refusal,
  requestsWith,
  take,
  valid,
  values,
  type Known,
  type Step,
} from '../../test/harness/chart.ts';
import { answered, attemptIn, form, press, unsent } from '../../test/harness/registration.ts';
import type { Attempt } from '../context/registration.types.ts';

const editing = (context: Known = {}, invitation = 'known') =>
  at(form(invitation, 'editing'), { invitation: link, codeCheck: valid, ...context });
const attempt = attemptIn('default');
const input = { ...attempt, countryOptions, flow: 'default', token: null, sourcePath: null, previousPdpPage: null };
const sent = take(editing(), press());
const refused = (...reasons: string[]) => done('register', refusal(...reasons));

describe('a press before the invitation was checked waits for the verdict', () => {
  const checking = editing({ codeCheck: null }, 'checking');
  const pressed = take(checking, press());

  test('valid: it is sent', () => {
    const { value, asked } = take(pressed.state, done('formInvitation', valid));
    expect([value, asked]).toEqual([form('known', { submitting: 'waiting' }), [{ id: 'register', input }]]);
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
  test('AgreementsAcceptedInvalid: the documents are reloaded, and every message stays', () => {
    const reasons = ['AgreementsAcceptedInvalid', 'FirstNameInvalid'];
    const problem = { kind: 'fields', fields: { terms: 'missing', firstName: 'characters' } } as const;
    const outdated = take(sent.state, refused(...reasons));
    const reloaded = take(outdated.state, done('formInvitation', valid));
    expect([outdated.asked, reloaded.value, changes(editing(), reloaded)]).toEqual([
      [{ id: 'formInvitation', input: link }],
      form('known', 'editing'),
      { answer: refusal(...reasons), requests: requestsWith({ register: { ...answered(attempt), problem } }) },
    ]);
  });
  test('a press during the reload waits for them', () => {
    const pressed = take(sent.state, refused('AgreementsAcceptedInvalid'), press(values, 'second'));
    const newer = { ...valid, countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'newer', termsPk: 'newer' }] };
    const { value, asked } = take(pressed.state, done('formInvitation', newer));
    expect([pressed.value, value, asked]).toEqual([
      form('checking', { awaitingVerdict: 'waiting' }),
      form('known', { submitting: 'waiting' }),
      [{ id: 'register', input: { ...input, key: 'second', countryOptions: newer.countryOptions } }],
    ]);
  });
  test('neither a reason nor a registration: a technical failure, not an acceptance', () => {
    const taken = take(sent.state, refused());
    expect([taken.value, taken.context.requests]).toEqual([
      form('known', 'editing'),
      requestsWith({ register: { ...answered(attempt), problem: { kind: 'technical' } } }),
    ]);
  });
});

const lost = cut('register');
describe('a new key (D21)', () => {
  test.each([
    ['a name', { firstName: 'Zoe' }],
    ['the newsletter', { newsletter: true }],
    ['the country', { country: 'AT' }],
  ])('for changed values, and changed back: %s', (_, change) => {
    expect(
      keysOf(editing(), press(), lost, press({ ...values, ...change }, 'second'), lost, press(values, 'third')),
    ).toEqual(['first', 'second', 'third']);
  });
  test('for another invitation', () => {
    const requests = requestsWith({ register: { sent: { ...attempt, code: 'NONAME' } } });
    expect(keysOf(editing({ requests }), press(values, 'second'))).toEqual(['second']);
  });
});

describe('LocaleInvalid is asked once more in English, as a new attempt (D16)', () => {
  const attempts = (...steps: Step[]) =>
    take(editing(), ...steps).asked.map(({ input: asked }) => {
      const { key, locale, values: typed } = asked as Attempt;
      return { key, locale, typed };
    });
  const inGerman = { key: 'first', locale: 'de', typed: values };
  const inEnglish = { key: 'first-en', locale: 'en', typed: values };

  test('and not a third time: the notice of a technical problem', () => {
    const steps = [press(), refused('LocaleInvalid'), refused('LocaleInvalid')];
    const { value, context } = take(editing(), ...steps);
    expect([attempts(...steps), value, context.requests.register.problem]).toEqual([
      [inGerman, inEnglish],
      plain(editing().value),
      { kind: 'technical' },
    ]);
  });
  test('without an answer in English, an unchanged form repeats English with its key', () => {
    expect(attempts(press(), refused('LocaleInvalid'), lost, press(values, 'second'))).toEqual([
      inGerman,
      inEnglish,
      inEnglish,
    ]);
  });
});
