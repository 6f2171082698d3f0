import { expect, test } from 'vitest';
import { isOneOff, likeness, wordsAsked, wordsOf } from './words.ts';

test('a text has its words, and the parts of what is written in one', () => {
  expect(wordsOf('Zoë’s registrationForm.entry')).toEqual([
    'zoe',
    's',
    'registrationform',
    'entry',
    'registration',
    'form',
  ]);
  expect(wordsOf('error_registration')).toEqual(['error_registration', 'error', 'registration']);
  expect(wordsAsked(' /Łódź  /łódź ')).toEqual(['lodz']);
});

test('one letter may be another, one more, one less, or two may have changed places', () => {
  const off = (one: string, other: string) => isOneOff(one, other);
  expect([off('lobby', 'lubby'), off('lobby', 'loby'), off('loby', 'lobby'), off('lobby', 'lobyb')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([off('lobby', 'hobbe'), off('lobby', 'lob'), off('abcd', 'badc')]).toEqual([false, false, false]);
});

test('the same word is better than one that begins so, and that than one with a letter wrong', () => {
  const like = ['register', 'registe', 'regis', 'regsiter', 'regsit', 'table', 'reg1'].map((asked) =>
    likeness(asked, 'register'),
  );
  expect(like.toSorted((one, other) => other - one)).toEqual(like);
  expect([like[0], like[5], like[6]]).toEqual([1, 0, 0]);
});
