import { expect, test } from 'vitest';
import { NEEDED } from '../../src/built-ins.ts';
import { holdToBrowsers, lackingIn, newBuiltIns } from './built-ins.ts';

test.each([
  [
    'of an object that is named',
    'Promise.withResolvers(); AbortSignal.any([a]);',
    ['AbortSignal.any', 'Promise.withResolvers'],
  ],
  ['of any object', 'a.toSorted(); b.c().isSubsetOf(d);', ['Array.toSorted', 'Set.isSubsetOf']],
  ['set, rather than called', 'a.ariaBusy = "true";', ['Element.ariaBusy']],
  ['by a name of the window', 'new Observable(); scheduler.postTask(a);', ['Observable', 'Scheduler.postTask']],
  ['a name that older ones have too', 'a.filter(); a.union; a.toString();', []],
  ['what every browser has in which a page is started', 'Object.hasOwn(a); AbortSignal.timeout(1); [].at(1);', []],
])('new built-ins: %s', (_, code, found) => {
  expect(newBuiltIns(code)).toEqual(found);
});

test('polyfilled or feature-tested built-ins are allowed; any other fails the build, with its file', () => {
  const scripts = { 'a.js': 'URL.parse(a); navigator.share?.(b);', 'b.js': 'Map.groupBy(a, b); c.toSpliced(0);' };
  expect(() => holdToBrowsers(scripts)).toThrow(
    new Error('not in every browser of D58:\nArray.toSpliced in b.js\nMap.groupBy in b.js'),
  );
});

test('built-ins missing in Safari 16.4; no browser lacks a required one', () => {
  const missing = (['chrome', 'firefox', 'safari'] as const).map(lackingIn);
  expect(missing[2]).toEqual(expect.arrayContaining(['Promise.withResolvers', 'URL.canParse', 'Temporal']));
  const needed = NEEDED.map((place) => place.replace('.prototype', ''));
  expect(missing.flat().filter((place) => needed.includes(place as never))).toEqual([]);
});
