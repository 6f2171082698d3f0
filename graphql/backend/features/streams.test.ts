/** Server-Sent Event streams: their content and their end. */
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStreams } from './streams.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** An app that opens a stream for an address. Requests return the response, or null without a stream. */
const startStreams = (ofClient = 0) => {
  const streams = createStreams(ofClient);
  const app = new Hono().get('/:address', (c) => {
    const opened = streams.open(c, c.req.param('address'), { event: 'at', data: 'first' });
    return typeof opened === 'string' ? c.text(opened, 503) : opened;
  });
  const ask = (address: string) => app.request(`/${address}`);
  const open = async () => {
    const answer = await ask('203.0.113.1');
    return answer.status === 503 ? null : answer;
  };
  return { streams, open, ask };
};

test('send a heartbeat every 15 seconds until they stop', async () => {
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

test('end for a reader that does not read, and only for that reader', async () => {
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
