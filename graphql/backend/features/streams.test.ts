/** Streams of Server-Sent Events: what is sent, and when they end. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStreams } from './streams.ts';

describe('streams', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const textOf = (stream: ReadableStream<Uint8Array> | null) => new Response(stream).text();

  test('give a sign of life every 15 seconds, until they stop', async () => {
    const streams = createStreams();
    const text = textOf(streams.open('first\n\n'));
    vi.advanceTimersByTime(14_999);
    streams.send('second\n\n');
    vi.advanceTimersByTime(15_001);
    streams.stop();
    vi.advanceTimersByTime(60_000);
    expect([await text, streams.open('late')]).toEqual(['first\n\nsecond\n\n: here\n\n: here\n\n', null]);
  });

  test('end for a reader that does not read', () => {
    const streams = createStreams();
    const unread = streams.open('first');
    for (let nth = 0; nth < 33; nth += 1) streams.send('more');
    expect([unread?.locked, streams.count()]).toEqual([false, 1]);
    streams.send('one too many');
    expect(streams.count()).toBe(0);
  });

  test('have a limit', () => {
    const streams = createStreams();
    const opened = Array.from({ length: 1001 }, () => streams.open('first') !== null);
    expect([opened.filter(Boolean).length, opened.at(-1)]).toEqual([1000, false]);
  });
});
