import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { mirroredText, pseudoMessage, pseudoText, readPseudo } from './pseudo.ts';
import { textsIn } from './texts.ts';

test('every letter has an accent, and what is no letter stays', () => {
  expect(pseudoText('Enter, by 12!')).toBe('Éñţţéŕŕ, ƀƀý 12!');
});
test('all messages together are 40 % longer', () => {
  const texts = Object.values(textsIn('en')).filter((text) => !/[{<]/.test(text));
  const length = (list: readonly string[]) => Array.from(list.join('')).length;
  expect(length(texts.map(pseudoText)) / length(texts)).toBeCloseTo(1.4, 1);
});
test('arguments, numbers and tags are put in as ever', () => {
  const message = new IntlMessageFormat(
    'Hello {name}, <b>{count, plural, one {# day} other {# days}}</b>',
    'en',
  ).getAst();
  const pseudo = new IntlMessageFormat(pseudoMessage(message, 'long'), 'en');
  const said = (count: number) =>
    pseudo.format({ name: 'Clara', count, b: (words: unknown[]) => `[${words.join('')}]` });
  expect([said(1), said(2)]).toEqual(['Ĥéļļļöö Clara, [1 đååý]', 'Ĥéļļļöö Clara, [2 đååýšš]']);
});

test('mirrored, each word runs from right to left, and what is no letter finds its own place', () => {
  expect(mirroredText('Enter, by 12!')).toBe('\u202eÉñţţéŕŕ\u202c, \u202eƀƀý\u202c 12!');
});
test('it is one of two, or none; another name is a mistake', () => {
  expect([readPseudo(undefined), readPseudo('long'), readPseudo('mirrored')]).toEqual([null, 'long', 'mirrored']);
  expect(() => readPseudo('yes')).toThrow('PSEUDO is long or mirrored, not yes');
});
