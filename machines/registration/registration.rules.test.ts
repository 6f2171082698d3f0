/** The key of an attempt (D21, D24), and the one repetition in English (D16). */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  at,
  done,
  failed,
  link,
  plain,
  refusal,
  type Step,
  take,
  valid,
  values,
} from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { Attempt } from './registration.types.ts';

const editing = at(
  { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
  {
    invitation: link,
    judgement: valid,
  },
);
const press = (key: string, more: object = {}): Step => ({
  type: 'form.submitted',
  values: { ...values, ...more },
  locale: 'de',
  key,
});
const answer = (...reasons: string[]) => done('register', refusal(...reasons));
const lost = failed('register', new ServiceFailure('network', 'refused'));
const attempt: Attempt = {
  key: 'first',
  code: 'VESTIBULE',
  timestamp: null,
  locale: 'de',
  values,
  voucher: '10-percent-no-mov',
};

/** The attempts that a run of steps sends. */
const sentBy = (...steps: Step[]) =>
  take(editing, ...steps).asked.map(({ input }) => {
    const { key, locale, values: sent } = input as Attempt;
    return { key, locale, sent };
  });
const keys = (...steps: Step[]) => sentBy(...steps).map(({ key }) => key);

describe('an unchanged form repeats the key of an attempt that was never answered', () => {
  test.each<[string, Step]>([
    ['refused', lost],
    ['5xx', failed('register', new ServiceFailure('technical', '500'))],
    ['time-out', after('answerLimit')],
    ['cancelled', { type: 'wait.cancelled' }],
  ])('%s', (_, end) => {
    expect(keys(press('first'), end, press('second'), end, press('third'))).toEqual(['first', 'first', 'first']);
  });
});

describe('a new key', () => {
  test.each([
    ['a name', { firstName: 'Zoe' }],
    ['the newsletter', { newsletter: true }],
    ['the country', { country: 'AT' }],
  ])('for changed values: %s', (_, change) => {
    expect(sentBy(press('first'), lost, press('second', change))).toEqual([
      { key: 'first', locale: 'de', sent: values },
      { key: 'second', locale: 'de', sent: { ...values, ...change } },
    ]);
  });

  test.each(['FirstNameInvalid', 'Infrastructure', 'NeverSeenBefore'])('after an answer: %s', (reason) => {
    expect(keys(press('first'), answer(reason), press('second'))).toEqual(['first', 'second']);
  });

  test('for changed values, and changed back', () => {
    expect(keys(press('first'), lost, press('second', { country: 'AT' }), lost, press('third'))).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  test('for another invitation', () => {
    const before = at(plain(editing.value), { ...editing.context, attempt: { ...attempt, code: 'NONAME' } });
    expect(take(before, press('second')).context.attempt).toEqual({ ...attempt, key: 'second' });
  });
});

describe('LocaleInvalid is asked once more in English, as a new attempt (D16)', () => {
  const inGerman = { key: 'first', locale: 'de', sent: values };
  const inEnglish = { key: 'first-en', locale: 'en', sent: values };

  test('which may be accepted', () => {
    const steps = [press('first'), answer('LocaleInvalid')];
    const end = take(editing, ...steps, done('register', accepted('PENDING_ACTIVATION')));
    expect([sentBy(...steps), end.value]).toEqual([
      [inGerman, inEnglish],
      { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } },
    ]);
  });

  test('and is not asked a third time: the technical-issue notice', () => {
    const steps = [press('first'), answer('LocaleInvalid'), answer('LocaleInvalid')];
    const { value, context } = take(editing, ...steps);
    expect([sentBy(...steps), value, context.problem]).toEqual([
      [inGerman, inEnglish],
      plain(editing.value),
      { kind: 'technical' },
    ]);
  });

  test('if English was lost on the way, an unchanged form repeats English with its key', () => {
    const steps = [press('first'), answer('LocaleInvalid'), lost, press('second')];
    expect(sentBy(...steps)).toEqual([inGerman, inEnglish, inEnglish]);
  });

  test('a visit in English is not asked twice', () => {
    const english: Step = { type: 'form.submitted', values, locale: 'en', key: 'first' };
    const taken = take(editing, english, answer('LocaleInvalid'));
    expect([taken.asked.length, taken.context.problem]).toEqual([1, { kind: 'technical' }]);
  });
});
