/** English that is too hard for a second-language reader is reported with its figure (D56). */
import { describe, expect, test } from 'vitest';
import { textsIn } from '../texts.ts';
import { gradeOf, readingProblems } from './reading.ts';

const reasonsOf = (text: string, key = 'problem.busy') => readingProblems({ [key]: text }).map(({ reason }) => reason);

test('no message is too hard [A11]', () => {
  expect(readingProblems(textsIn('en'))).toEqual([]);
});

describe('planted', () => {
  test('a sentence that does not end', () => {
    expect(
      reasonsOf(
        'If you do not find the mail that we sent you in your inbox then please look in your spam folder, or ask us to send it again.',
      ),
    ).toEqual(['has a sentence of 28 words; 20 are enough', 'takes 8.4 years of school to read; 8 are enough']);
  });
  test('long words', () => {
    expect(
      reasonsOf('Verification of your particulars was unsuccessful; kindly reattempt authentication momentarily.'),
    ).toEqual(['takes 23.7 years of school to read; 8 are enough']);
  });
  test('an argument is a short word, and of a plural the last form is read', () => {
    const long =
      'Please wait {count, plural, one {a second} other {# seconds}} and then send your form to us once more.';
    expect(reasonsOf(long)).toEqual([]);
  });
});

test('a few words have no grade: the formula was made for long texts', () => {
  expect(reasonsOf('Verification unsuccessful. Kindly reattempt.')).toEqual([]);
});
test('what the specification words, and what a lawyer reads, stands as given', () => {
  const hard = 'Verification of your particulars was unsuccessful; kindly reattempt authentication momentarily.';
  expect([reasonsOf(hard, 'problem.network'), reasonsOf(hard, 'landing.legal')]).toEqual([[], []]);
});
test('the grade is that of the formula: one sentence, three words of one syllable', () => {
  expect(gradeOf('We like this.')).toBeCloseTo(0.39 * 3 + 11.8 - 15.59, 10);
});
