import { expect, test } from 'vitest';
import { printed, wrap } from './print.ts';

const cell = (text: string) => ({ text, state: null });

test('a table fits its width; long texts are broken between words', () => {
  const answer = {
    short: 'Two ways lead on from here.',
    tables: [
      {
        title: 'Ways',
        heads: ['What happens', 'Leads to'],
        rows: [
          [cell('The visitor sends the form'), cell('Check your inbox')],
          [cell('At once'), cell('–')],
        ],
      },
    ],
  };
  expect(printed('A question?', answer, 30)).toEqual([
    'A question?',
    '',
    'Two ways lead on from here.',
    '',
    'Ways',
    '',
    'What happens    Leads to',
    '──────────────  ──────────────',
    'The visitor     Check your',
    'sends the form  inbox',
    'At once         –',
  ]);
});

test('a name that is wider than its column is never cut', () => {
  expect(wrap('hears error_registration_code_no_balance once', 12)).toEqual([
    'hears',
    'error_registration_code_no_balance',
    'once',
  ]);
});
