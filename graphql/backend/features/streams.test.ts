/** Streams of Server-Sent Events: what is sent, and when they end. */
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStreams } from './streams.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Streams, and a page that asks for one: its answer; null when there is no stream for it. */
const startStreams = () => {
  const streams = createStreams();
  const app = new Hono().get('/', (c) => streams.open(c, { event: 'at', data: 'first' }) ?? c.body(null, 503));
  const open = async () => {
    const answer = await app.request('/');
    return answer.status === 503 ? null : answer;
  };
  return { streams, open };
};

test('give a sign of life every 15 seconds, until they stop', async () => {
  const { streams, open } = startStreams();
  const reader = (await open())?.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  const texts = [await read()];
  vi.advanceTimersByTime(14_999);
  streams.send({ event: 'at', data: 'second' });
  texts.push(await read());
  for (const milliseconds of [1, 15_000]) {
    vi.advanceTimersByTime(milliseconds);
    texts.push(await read());
  }
  streams.stop();
  vi.advanceTimersByTime(60_000);
  texts.push(await read());
  const event = (data: string) => `event: at\ndata: ${data}\n\n`;
  expect(texts).toEqual([event('first'), event('second'), ': here\n\n', ': here\n\n', undefined]);
  expect(await open()).toBe(null);
});

test('end for a reader that does not read, and only for that', async () => {
  const { streams, open } = startStreams();
  const unread = await open();
  const reader = (await open())?.body?.getReader();
  for (let nth = 0; nth < 40; nth += 1) {
    streams.send({ event: 'at', data: `change ${nth}` });
    await reader?.read();
  }
  expect([unread?.bodyUsed, streams.count()]).toEqual([false, 1]);
  await reader?.cancel();
  expect(streams.count()).toBe(0);
});

test('have a limit', async () => {
  const { streams, open } = startStreams();
  const opened = await Promise.all(Array.from({ length: 1001 }, open));
  expect([opened.filter((answer) => answer !== null).length, opened.at(-1), streams.count()]).toEqual([
    1000,
    null,
    1000,
  ]);
  streams.stop();
  expect(streams.count()).toBe(0);
});
