/** Withdraws newsletter consent with the token of a mail: mutation `unsubscribeNewsletter` (D27). */
import * as v from 'valibot';
import { UnsubscribeNewsletterDocument } from '../../../graphql/generated/client/graphql.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';

const Answer = v.object({ unsubscribeNewsletter: v.object({ outcome: v.string() }) });

export const unsubscribe: VisitServices['unsubscribe'] = async ({ token, key }, signal) => {
  const { unsubscribeNewsletter } = await send({
    document: UnsubscribeNewsletterDocument,
    variables: { token },
    shape: Answer,
    signal,
    idempotencyKey: key,
  });
  return { outcome: unsubscribeNewsletter.outcome };
};
