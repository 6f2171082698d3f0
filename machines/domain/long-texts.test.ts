/**
 * Checking a text of the maximum request size costs no more than reading it, whatever it contains: the length is
 * checked first.
 */
import { describe, expect, test } from 'vitest';
import { costOf } from '../../test/harness/text-cost.ts';
import { checkFields } from '../forms/registration.schema.ts';
import { checkEmail } from './email.ts';
import { checkName } from './names.ts';
import { isBlocklisted } from './referrer-blocklist.ts';
import { checkCode } from './registration-code.ts';

/** Maximum size of a GraphQL request, in bytes of UTF-8. */
const BYTES = 62_000;
const filled = (part: string): string => part.repeat(Math.floor(BYTES / Buffer.byteLength(part)));

const TEXTS: Readonly<Record<string, string>> = {
  'marks of two classes, which have to be ordered': `a${filled('\u0301\u0316')}`,
  'one mark': `a${filled('\u0301')}`,
  'marks beyond the first plane': `a${filled('\u{1d165}\u{1d16e}')}`,
  'parts of Hangul syllables': filled('\u1100\u1161\u11a8'),
  'letters that fall apart': filled('ﷺ'),
  'letters with joiners': filled('a\u200d'),
  'letters with white space': filled('a '),
  'white space between letters': `a${filled(' ')}b`,
  dashes: filled('-'),
  labels: filled('a.'),
  'signs of an address': filled('a@'),
  'labels of a domain': `a@${filled('ä.')}`,
};

const TEXT_FIELDS = ['gender', 'firstName', 'lastName', 'email', 'country'] as const;
const allFields = (text: string) =>
  checkFields(Object.fromEntries(TEXT_FIELDS.map((field) => [field, text])), TEXT_FIELDS);

/** Each check with the number of texts it takes. */
const CHECKS: Readonly<Record<string, readonly [check: (text: string) => unknown, texts: number]>> = {
  checkName: [checkName, 1],
  checkEmail: [checkEmail, 1],
  checkCode: [checkCode, 1],
  isBlocklisted: [isBlocklisted, 1],
  allFields: [allFields, TEXT_FIELDS.length],
};

describe.each(Object.entries(CHECKS))('%s', (_, [check, texts]) => {
  test.each(Object.entries(TEXTS))('%s', (_, text) => {
    expect(costOf(text, check)).toBeLessThan(texts);
  });
});

describe('too long is distinguished from missing [ASVS 2.2.1]', () => {
  test.each([
    ['white space', checkName(filled(' ')), { problem: 'missing' }],
    ['marks', checkName(TEXTS['one mark'] ?? ''), { problem: 'characters' }],
    ['a name in much white space', checkName(`${filled(' ')}Ada   Maria${filled('\t')}`), { name: 'Ada Maria' }],
    ['letters between white space', checkName(TEXTS['white space between letters'] ?? ''), { problem: 'characters' }],
    ['dashes', checkCode(filled('-')), { problem: 'missing' }],
    ['a code at the end of many dashes', checkCode(`${filled('-')}vesti bule`), { code: 'VESTIBULE' }],
    ['a code and much more', checkCode(`vestibule${filled(' x')}`), { code: `VESTIBULE${'X'.repeat(56)}` }],
    ['letters of two units', checkCode(filled('𝒜')), { code: '𝒜'.repeat(65) }],
    ['an address', checkEmail(`a@${filled('b.')}de`), { problem: 'invalid' }],
  ])('%s', (_, answer, expected) => {
    expect(answer).toEqual(expected);
  });
});
