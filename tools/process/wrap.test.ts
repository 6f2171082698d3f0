import { expect, test } from 'vitest';
import { item, paragraph } from './wrap.ts';

const word = 'x'.repeat(59);

test('lines of a paragraph end at spaces and have at most 120 characters', () => {
  expect(paragraph(`${word} ${word}y ${word}`)).toBe(`${word} ${word}y\n${word}`);
  expect(paragraph(`${word} ${word}yz`)).toBe(`${word}\n${word}yz`);
  expect(paragraph(`${word}${word}yz a`)).toBe(`${word}${word}yz\na`);
});

test('lines of a list item have them too, with their indent', () => {
  expect(item(`${word} ${word} b`)).toBe(`- ${word}\n  ${word} b`);
});
