/**
 * The platform's fetch for responses of our contract: with a size limit, and lost connections as `network` failures.
 */
import { ServiceFailure } from '../../../machines/domain/failure.ts';

/** Bytes, after decompression. The largest response of the contract, the countries of an invitation, has some 3 kB. */
export const ANSWER_LIMIT = 2_000_000;

/** Maps rejections of fetch and body: aborts pass through, other errors become a `network` failure. */
const lost =
  (signal: AbortSignal | null | undefined) =>
  (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ServiceFailure('network', error instanceof Error ? error.message : String(error));
  };

/**
 * Like `fetch`, but reads the whole body. A failed or interrupted connection rejects with a ServiceFailure, and so does
 * a response over the limit, which is not read further.
 */
export const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init).catch(lost(init?.signal));
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let read = '';
  let left = ANSWER_LIMIT;
  for (;;) {
    const { done, value } = await reader.read().catch(lost(init?.signal));
    // A transform stream would also work, but Chromium loses the reason for which it ended.
    if (done) return new Response(read + decoder.decode(), answer);
    left -= value.byteLength;
    if (left < 0) {
      void reader.cancel();
      throw new ServiceFailure('technical', `An answer of more than ${ANSWER_LIMIT} bytes`);
    }
    read += decoder.decode(value, { stream: true });
  }
};
