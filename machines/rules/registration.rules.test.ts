/** The key of an attempt (D21, D24), and the single repetition in English (D16). */
import { describe, expect, test } from 'vitest';
import {
  at,
  done,
  failed,
  link,
  plain,
  refusal,
  requestsWith,
  type Step,
  take,
  valid,
  values,
} from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { Attempt } from '../context/registration.types.ts';

const editing = at(
  { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
  {
    invitation: link,
    codeCheck: valid,
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

/** The attempts sent by a sequence of steps. */
const sentBy = (...steps: Step[]) =>
  take(editing, ...steps).asked.map(({ input }) => {
    const { key, locale, values: sent } = input as Attempt;
    return { key, locale, sent };
  });
const keys = (...steps: Step[]) => sentBy(...steps).map(({ key }) => key);

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

  test('for changed values, and changed back', () => {
    expect(keys(press('first'), lost, press('second', { country: 'AT' }), lost, press('third'))).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  test('for another invitation', () => {
    const requests = requestsWith({ register: { sent: { ...attempt, code: 'NONAME' } } });
    const before = at(plain(editing.value), { ...editing.context, requests });
    expect(take(before, press('second')).context.requests).toEqual(
      requestsWith({ register: { sent: { ...attempt, key: 'second' } } }),
    );
  });
});

describe('LocaleInvalid is asked once more in English, as a new attempt (D16)', () => {
  const inGerman = { key: 'first', locale: 'de', sent: values };
  const inEnglish = { key: 'first-en', locale: 'en', sent: values };

  test('and not a third time: the notice of a technical problem', () => {
    const steps = [press('first'), answer('LocaleInvalid'), answer('LocaleInvalid')];
    const { value, context } = take(editing, ...steps);
    expect([sentBy(...steps), value, context.requests.register.problem]).toEqual([
      [inGerman, inEnglish],
      plain(editing.value),
      { kind: 'technical' },
    ]);
  });

  test('without an answer in English, an unchanged form repeats English with its key', () => {
    const steps = [press('first'), answer('LocaleInvalid'), lost, press('second')];
    expect(sentBy(...steps)).toEqual([inGerman, inEnglish, inEnglish]);
  });
});
