import { expect, test, vi } from 'vitest';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { ANSWER_LIMIT, cappedFetch } from './capped-fetch.ts';

const CHUNK = 100_000;
/** Sends chunks as long as the stream is read. */
function endless(chunks: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent === chunks) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(CHUNK).fill(32));
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 207, headers: { 'x-kept': 'yes' } })));
  return () => sent;
}

test('returns a response up to the limit unchanged', async () => {
  endless(ANSWER_LIMIT / CHUNK);
  const answer = await cappedFetch('/graphql');
  expect([answer.status, answer.headers.get('x-kept'), (await answer.text()).length]).toEqual([
    207,
    'yes',
    ANSWER_LIMIT,
  ]);
});

test('aborts a longer response', async () => {
  const sent = endless(Number.POSITIVE_INFINITY);
  await expect(cappedFetch('/graphql')).rejects.toThrow(ServiceFailure);
  expect(sent()).toBeLessThan(ANSWER_LIMIT / CHUNK + 5);
});
