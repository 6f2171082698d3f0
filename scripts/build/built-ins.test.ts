import { expect, test } from 'vitest';
import { BROUGHT, NEEDED } from '../../src/built-ins.ts';
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

test('what is brought or asked for may be used; anything else ends the build, by its file', () => {
  const scripts = { 'a.js': 'URL.parse(a); navigator.share?.(b);', 'b.js': 'Map.groupBy(a, b); c.toSpliced(0);' };
  expect(() => holdToBrowsers(scripts)).toThrow(
    new Error('not in every browser of D58:\nArray.toSpliced in b.js\nMap.groupBy in b.js'),
  );
});

test('what Safari 16.4 lacks, by whom; what is needed no browser lacks', () => {
  const lacking = (['chrome', 'firefox', 'safari'] as const).map(lackingIn);
  expect(lacking[2]).toEqual(expect.arrayContaining(['Promise.withResolvers', 'URL.canParse', 'Temporal']));
  const needed = NEEDED.map((place) => place.replace('.prototype', ''));
  expect(lacking.flat().filter((place) => needed.includes(place as never))).toEqual([]);
});

/** A thing of the platform's with what is brought in place of its own. */
function ours<Thing extends object>(owner: object, thing: Thing): Thing {
  const members = BROUGHT.find(([one]) => one === owner)?.[1];
  return Object.assign(Object.create(thing) as Thing, members);
}

test.each<readonly [object, (thing: never) => unknown]>([
  [Array.prototype, (list: number[]) => [list.toReversed(), list.toSorted((a, b) => a - b)]],
  [
    URL,
    (url: typeof URL) => [
      url.parse('a', 'https://b/')?.href,
      url.parse('a'),
      url.canParse('a', 'https://b'),
      url.canParse('a'),
    ],
  ],
  [
    AbortSignal,
    (signals: typeof AbortSignal) => {
      const [one, other] = [new AbortController(), new AbortController()];
      const signal = signals.any([one.signal, other.signal]);
      const before = signal.aborted;
      other.abort('for a reason');
      const ended = signals.any([one.signal, other.signal]);
      return [before, signal.aborted, signal.reason, ended.aborted, ended.reason];
    },
  ],
])('what is brought does what the platform’s does: %o', (owner, use) => {
  const thing = owner === Array.prototype ? [10, 9, 1] : owner;
  expect(use(ours(owner, thing) as never)).toEqual(use(thing as never));
});
test('promises that are settled from elsewhere, and names that are random', async () => {
  const [kept, broken] = [ours(Promise, Promise).withResolvers(), ours(Promise, Promise).withResolvers()];
  kept.resolve('kept');
  broken.reject('broken');
  expect(await Promise.allSettled([kept.promise, broken.promise])).toEqual([
    { status: 'fulfilled', value: 'kept' },
    { status: 'rejected', reason: 'broken' },
  ]);
  const names = [0, 1].map(() => ours(crypto, crypto).randomUUID());
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
