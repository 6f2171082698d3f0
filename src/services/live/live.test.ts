/** Tasks that wait for the page to be live, and their order. */
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { startHydration, whenIdle, whenLive } from './live.ts';

let rests: (() => void)[] = [];
beforeEach(() => {
  rests = [];
  vi.stubGlobal('scheduler', {
    postTask: () => new Promise<void>((resolve) => rests.push(resolve)),
  });
});
async function rest() {
  await turn();
  for (const one of rests.splice(0)) one();
  await turn();
}

test('starts nothing before the page is live, then one task per idle period; a failure blocks nothing', async () => {
  const done: string[] = [];
  const isLive = startHydration();
  void whenLive().then(() => done.push('live'));
  whenIdle(() => {
    done.push('first');
    throw new Error('not missed');
  });
  const second = Promise.withResolvers<void>();
  whenIdle(() => done.push('second') && second.promise);
  whenIdle(() => done.push('third'));
  await rest();
  const before = [...done];
  isLive();
  await rest();
  const live = [...done];
  await rest();
  const first = [...done];
  await rest();
  await rest();
  const busy = [...done];
  second.resolve();
  await rest();
  expect([before, live, first, busy, done]).toEqual([
    [],
    ['live'],
    ['live', 'first'],
    ['live', 'first', 'second'],
    ['live', 'first', 'second', 'third'],
  ]);
});

test('works in a browser without the scheduler API', async () => {
  vi.stubGlobal('scheduler', undefined);
  Reflect.deleteProperty(window, 'scheduler');
  const done = Promise.withResolvers<string>();
  whenIdle(() => done.resolve('done'));
  expect(await done.promise).toBe('done');
});
