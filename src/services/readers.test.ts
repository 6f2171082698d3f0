import { expect, test } from 'vitest';
import { allFields, either, flag, number, oneOf, orNull, someText, text, texts, type Reader } from './readers.ts';

test.each<[string, Reader<unknown>, unknown[], unknown[]]>([
  ['text', text, ['', 'a'], [null, undefined, 7, {}, ['a']]],
  ['someText', someText, ['a'], ['', null, 7]],
  ['texts', texts, [[], ['a', '']], ['a', null, {}, ['a', 7], { 0: 'a', length: 1 }]],
  ['number', number, [0, -1.5, 1e300], [null, undefined, '1', NaN, Infinity, -Infinity, [1], {}, true]],
  ['flag', flag, [true, false], [null, undefined, 0, 1, 'true']],
  ['oneOf', oneOf<unknown>('a', 1), ['a', 1], ['b', '1', null, undefined]],
  ['orNull', orNull(text), ['a', null], [undefined, 7]],
  ['either', either<unknown, unknown>(number, flag), [0, 1, true, false], ['1', null, undefined]],
])('%s accepts valid values unchanged, and nothing else', (_, read, fitting, others) => {
  expect(fitting.map(read)).toEqual(fitting);
  expect(others.map(read)).toEqual(others.map(() => undefined));
});

const fields = { name: text, mail: orNull(text) };
const noObjects: readonly unknown[] = [null, undefined, 'text', []];
test.each([
  [
    { name: 'Zoë', mail: null, age: 7 },
    { name: 'Zoë', mail: null },
  ],
  [{ name: 'Zoë', mail: 7 }, undefined],
  [{ name: 'Zoë' }, undefined],
  ...noObjects.map((value): [unknown, unknown] => [value, undefined]),
])('an object: allFields of %j: %j', (value, expected) => {
  expect(allFields(fields)(value)).toEqual(expected);
});

test('either: returns the first match', () => {
  const read = either<object, object>(allFields({ name: text, age: number }), allFields({ name: text }));
  const given = [{ name: 'Zoë', age: 7 }, { name: 'Zoë', age: '7' }, { age: 7 }];
  expect(given.map(read)).toEqual([{ name: 'Zoë', age: 7 }, { name: 'Zoë' }, undefined]);
});
