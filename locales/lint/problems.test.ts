/** Each kind of translation mistake is reported with its key; correct messages are not. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../languages.ts';
import type { Group } from '../keys.ts';
import { problemsOf } from './problems.ts';

const english: Group = {
  head: { name: 'Vestibule' },
  page: {
    lead: 'Welcome, {name}. Read the <terms>terms</terms>.',
    left: '{count, plural, one {One day left.} other {# days left.}}',
    soon: 'In {minutes, spellout} minutes.',
    city: 'Portugal',
  },
  numbers: { 2: 'two' },
};
const german = {
  head: { name: 'Vestibule' },
  page: {
    lead: 'Willkommen, {name}. Lesen Sie die <terms>Bedingungen</terms>.',
    left: '{count, plural, one {Noch ein Tag.} other {Noch # Tage.}}',
    soon: 'In {minutes, spellout} Minuten.',
    city: 'Portugal',
  },
  numbers: { 2: 'zwei' },
  sameAsEnglish: { 'page.city': 'The German name.' },
};
const page = (changes: Group) => ({ ...german, page: { ...german.page, ...changes } });
/** The problems of German in this file, as printed. */
const wrongIn = (file: Group, locale: Locale = 'de') =>
  problemsOf(locale, file, english).map(({ key, reason }) => `${key} ${reason}`);

test('nothing is wrong with what is right', () => {
  expect([wrongIn(german), wrongIn(english, 'en')]).toEqual([[], []]);
});

describe('keys', () => {
  test('that are missing, or not in English', () => {
    const { left: _, ...others } = german.page;
    expect(wrongIn({ ...german, page: { ...others, more: 'Mehr' } })).toEqual([
      'page.left is missing',
      'page.more is not in English',
    ]);
  });
  test('in another order: the first of them', () => {
    const { lead, ...others } = german.page;
    expect(wrongIn({ ...german, page: { ...others, lead } })).toEqual(['page.left stands elsewhere in English']);
    const { head, ...groups } = german;
    expect(wrongIn({ ...groups, head })).toEqual(['page.lead stands elsewhere in English']);
  });
});

test.each<[string, Group, string[]]>([
  [
    'not valid ICU',
    { left: '{count, plural, one {Noch ein Tag.} other {Noch # Tage.}' },
    ['page.left is not valid ICU MessageFormat: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ],
  ['empty', { lead: '' }, ['page.lead is empty']],
  [
    'an argument under another name',
    { lead: 'Willkommen, {nom}. Lesen Sie die <terms>Bedingungen</terms>.' },
    ['page.lead needs <terms> {nom}, in English <terms> {name}'],
  ],
  ['a tag that is missing', { lead: 'Willkommen, {name}.' }, ['page.lead needs {name}, in English <terms> {name}']],
  ['not translated', { lead: 'Welcome, {name}. Read the <terms>terms</terms>.' }, ['page.lead reads as in English']],
  [
    'not as in English, though it says so',
    { city: 'Portugiesien' },
    ['page.city does not read as in English, though it stands under sameAsEnglish'],
  ],
  [
    'quotation marks of English',
    { soon: 'In “{minutes, spellout}” Minuten.' },
    ['page.soon ” is no quotation mark of this language'],
  ],
  [
    'a mark of the typewriter',
    { soon: "In {minutes, spellout} Minuten geht's los." },
    ['page.soon a mark of the typewriter'],
  ],
  ['stray spaces', { soon: 'In {minutes, spellout}  Minuten .' }, ['page.soon a stray space']],
])('%s', (_, changes, wrong) => {
  expect(wrongIn(page(changes))).toEqual(wrong);
});

test('a number that has no word in the language', () => {
  expect(wrongIn({ ...german, numbers: { 3: 'drei' } })).toEqual([
    'numbers.2 is missing',
    'numbers.3 is not in English',
    'numbers.2 de has no word for it',
  ]);
});
test('a remark about no message', () => {
  expect(wrongIn({ ...german, sameAsEnglish: { ...german.sameAsEnglish, 'page.gone': 'Was a name.' } })).toEqual([
    'page.gone stands under sameAsEnglish, and is no message',
  ]);
});

describe('what belongs to one language', () => {
  const of = (locale: Locale, lead: string) =>
    problemsOf(locale, { lead }, { lead: 'Something else: 75 % of “that”!' }).map(({ reason }) => reason);

  test('a form for each number that Polish has', () => {
    const plural = '{count, plural, one {dzień} few {dni} other {dnia}}';
    const wrong = problemsOf('pl', { left: plural }, { left: '{count, plural, one {day} other {days}}' });
    expect(wrong).toEqual([{ key: 'left', reason: 'has no form for “many”' }]);
  });
  test.each([
    ['one {noch ein Tag} other {noch # Tage}', []],
    ['one {Tag} other {Tage}', []],
    ['=0 {heute} one {<b>#</b> Tag} other {<b>#</b> Tage}', []],
    ['one {noch # Tage} other {noch ein Tag}', ['says no number in its form for “other”']],
  ])('the number, where it may be any: %s', (forms, expected) => {
    const left = `{count, plural, ${forms}}`;
    expect(problemsOf('de', { left }, { left: `${left} (in English)` }).map(({ reason }) => reason)).toEqual(expected);
  });
  test.each<[Locale, string, string[]]>([
    ['fr', 'Une question ? « Oui »', ['no narrow space that keeps the line at ; : ! ? « »']],
    ['fr', 'Une question\u{202f}? «\u{202f}Oui\u{202f}» À 12:30, https://example.com', []],
    ['fr', 'Une “question”', ['“ is no quotation mark of this language', '” is no quotation mark of this language']],
    ['pl', 'Prosimy w progu', ['a word of one letter that may end a line']],
    ['pl', 'Prosimy w\u{a0}progu: „tak”, 75%', []],
    [
      'pl',
      'Mniej o 75 %',
      ['a space before % that may break the line', 'a space before %', 'a word of one letter that may end a line'],
    ],
    ['de', 'Ihre E-Mail-Adresse', ['a hyphen at which the line may break']],
    ['de', 'Ihre E-\u{2060}Mail-Adresse', []],
    ['it', '«Sì», 75%', []],
    ['nl', '‘Ja’, zo’n 75%', []],
    ['sv', '”Ja”, 75\u{a0}%', []],
    ['sv', '“Ja”', ['“ is no quotation mark of this language']],
  ])('%s: %s', (locale, text, wrong) => {
    expect(of(locale, text)).toEqual(wrong);
  });
});
