import { expect, test } from 'vitest';
import { POLYFILLS } from './built-ins.ts';

/** A platform object with the polyfilled members instead of its own. */
function ours<Thing extends object>(owner: object, thing: Thing): Thing {
  const members = POLYFILLS.find(([one]) => one === owner)?.[1];
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
])('polyfills behave like the platform’s built-ins: %o', (owner, use) => {
  const thing = owner === Array.prototype ? [10, 9, 1] : owner;
  expect(use(ours(owner, thing) as never)).toEqual(use(thing as never));
});
test('polyfills promises with resolvers and random ids', async () => {
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
