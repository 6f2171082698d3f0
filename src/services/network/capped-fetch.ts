/** The platform's fetch, for answers of our contract: they are small. */
import { ServiceFailure } from '../../../machines/checks/failure.ts';

/** Bytes, after decompression. The largest answer of the contract, the countries of an invitation, has some 3 kB. */
export const ANSWER_LIMIT = 2_000_000;

/** As `fetch`; reading the body of an answer that goes on beyond the limit rejects with a ServiceFailure, and nothing more is read. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.body) return answer;
  let left = ANSWER_LIMIT;
  const capped = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new ServiceFailure('technical', `An answer of more than ${ANSWER_LIMIT} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(capped, answer);
};
