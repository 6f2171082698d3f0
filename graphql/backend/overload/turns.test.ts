/** Concurrency limits: running, waiting and refused work. Waiting work does not block other work. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TurnLimits, createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS: TurnLimits = { maxRunning: 3, maxRunningPerName: 2, waiting: 4, maxWaitingPerName: 2, maxWait: 1000 };

/** Numbered work that the test ends one by one, with the outcomes so far. */
const door = () => {
  const inTurn = createTurns(LIMITS);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return order.splice(0);
  };
  const come = async (name: string | null): Promise<void> => {
    const number = ends.length;
    const work = Promise.withResolvers<void>();
    ends.push(work.resolve);
    const began = async () => {
      order.push(`${number} runs`);
      await work.promise;
      return `${number} is done`;
    };
    order.push(
      await inTurn(name, began).catch((error: unknown) => `${number}: ${error instanceof Error ? error.message : ''}`),
    );
  };
  return {
    come: (...names: (string | null)[]) => names.forEach((name) => void come(name)),
    end: (number: number) => ends[number]?.(),
    settled,
  };
};

test('two of a name run; work of other names overtakes waiting work; waiting work runs in order', async () => {
  const { come, end, settled } = door();
  come('a', 'a', 'a', 'a', 'b', null);
  expect(await settled()).toEqual(['0 runs', '1 runs', '4 runs']);
  end(4);
  expect(await settled()).toEqual(['5 runs', '4 is done']);
  end(1);
  expect(await settled()).toEqual(['2 runs', '1 is done']);
  end(0);
  end(5);
  expect(await settled()).toEqual(['3 runs', '0 is done', '5 is done']);
});

test('refuses at once if too many wait for the name, or in total', async () => {
  const { come, settled } = door();
  come('a', 'a', 'a', 'a', 'a');
  expect(await settled()).toEqual(['0 runs', '1 runs', '4: Too many wait already']);
  come('b', 'b', 'b', 'c');
  expect(await settled()).toEqual(['5 runs', '8: Too many wait already']);
});

test('refuses work that waited too long, and does not run it later', async () => {
  const { come, end, settled } = door();
  come('a', 'a', 'a');
  await vi.advanceTimersByTimeAsync(999);
  expect(await settled()).toEqual(['0 runs', '1 runs']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await settled()).toEqual(['2: Waited too long']);
  come('a');
  end(0);
  expect(await settled()).toEqual(['3 runs', '0 is done']);
});

test('failed work frees its slot', async () => {
  const inTurn = createTurns({ ...LIMITS, maxRunning: 1 });
  const failing = inTurn('a', () => Promise.reject(new Error('failed')));
  const next = inTurn('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
