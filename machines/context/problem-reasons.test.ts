import { describe, expect, test } from 'vitest';
import { values } from '../../test/harness/chart.ts';
import { D16 } from '../../test/model/problem-reasons.ts';
import { fieldProblemsOf, outcomeOf, termsOutdated, reportedReasons } from './problem-reasons.ts';
import type { FieldProblems } from './registration.types.ts';

/** Reason, outcome, field messages. */
const table = Object.entries(D16).map(([reason, effect]): [string, ReturnType<typeof outcomeOf>, FieldProblems] =>
  typeof effect === 'string' ? [reason, effect, {}] : [reason, 'fields', { [effect.field]: effect.problem }],
);

describe('D16: each reason alone', () => {
  test.each(table)('%s: %s', (reason, outcome, fields) => {
    expect({
      outcome: outcomeOf([reason]),
      fields: fieldProblemsOf([reason], values),
      reported: reportedReasons([reason]),
      termsOutdated: termsOutdated([reason]),
    }).toEqual({
      outcome,
      fields,
      reported: reason === 'Infrastructure' ? [reason] : [],
      termsOutdated: reason === 'AgreementsAcceptedInvalid',
    });
  });
});

describe('D16: several reasons at once', () => {
  test('precedence follows the table, not the order of the answer', () => {
    const expected = table.flatMap(([first, outcome], at) =>
      table.slice(at + 1).map(([second]) => ({ reasons: [first, second], outcome })),
    );
    const found = expected.map(({ reasons }) => ({ reasons, outcome: outcomeOf(reasons) }));
    const reversed = expected.map(({ reasons }) => ({ reasons, outcome: outcomeOf(reasons.toReversed()) }));
    expect([found, reversed]).toEqual([expected, expected]);
  });

  test('all field messages are shown and win', () => {
    const reasons = ['Infrastructure', 'EmailInvalid', 'EmailAlreadyUsedActive', 'FirstNameInvalid', 'AcceptedTerms'];
    expect([outcomeOf(reasons), fieldProblemsOf(reasons, values)]).toEqual([
      'fields',
      { email: 'missing', firstName: 'characters', terms: 'missing' },
    ]);
  });

  test('the documents are reloaded if any reason requires it', () => {
    expect(termsOutdated(['EmailInvalid', 'AgreementsAcceptedInvalid'])).toBe(true);
  });
});

describe('D16: an unknown reason', () => {
  test.each(['NeverSeenBefore', '__proto__', '', 'genderinvalid'])('%j is technical, and reported', (it) => {
    expect([outcomeOf([it]), fieldProblemsOf([it], values), reportedReasons([it])]).toEqual(['technical', {}, [it]]);
  });

  test.each([
    ['EmailInvalid', 'fields'],
    ['EmailAlreadyUsedPending', 'emailPending'],
    ['LocaleInvalid', 'localeRefused'],
  ])('next to %s it is only reported', (known, outcome) => {
    const reasons = ['NeverSeenBefore', known];
    expect([outcomeOf(reasons), reportedReasons(reasons)]).toEqual([outcome, ['NeverSeenBefore']]);
  });
});

test('no reason at all is an acceptance', () => {
  expect([outcomeOf([]), fieldProblemsOf([], values)]).toEqual(['accepted', {}]);
});

test('an empty field is called missing, not ill-spelt', () => {
  const reasons = ['FirstNameInvalid', 'LastNameInvalid'];
  expect([{ ...values, lastName: '' }, undefined].map((typed) => fieldProblemsOf(reasons, typed))).toEqual([
    { firstName: 'characters', lastName: 'missing' },
    { firstName: 'characters', lastName: 'characters' },
  ]);
});
