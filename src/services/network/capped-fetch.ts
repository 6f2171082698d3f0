/** The platform's fetch, for answers of our contract: they are small, and a connection that is lost says so. */
import { ServiceFailure } from '../../../machines/domain/failure.ts';

/** Bytes, after decompression. The largest answer of the contract, the countries of an invitation, has some 3 kB. */
export const ANSWER_LIMIT = 2_000_000;

/** What fetch and a body reject with: taken back by us, or else lost on the way. */
const lost =
  (signal: AbortSignal | null | undefined) =>
  (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new ServiceFailure('network', error instanceof Error ? error.message : String(error));
  };

/**
 * As `fetch`, with the whole body read; a connection that is not made, or lost while the answer is read, rejects with a
 * ServiceFailure, and so does an answer that goes on beyond the limit: nothing more of it is read.
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
    // A stream of its own would do as well, but Chromium forgets why one ended.
    if (done) return new Response(read + decoder.decode(), answer);
    left -= value.byteLength;
    if (left < 0) {
      void reader.cancel();
      throw new ServiceFailure('technical', `An answer of more than ${ANSWER_LIMIT} bytes`);
    }
    read += decoder.decode(value, { stream: true });
  }
};
