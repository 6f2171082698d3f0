/** Applies for membership: mutation `applyForMembership`, with the same response for every address (D27). */
import * as v from 'valibot';
import { ApplyForMembershipDocument } from '../../../graphql/generated/client/graphql.ts';
import { normaliseEmail } from '../../../machines/domain/email.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { Acknowledgement } from '../mail/acknowledgement.ts';
import { send } from '../network/client.ts';

const Answer = v.object({ applyForMembership: Acknowledgement });

export const applyForMembership: VisitServices['applyForMembership'] = async ({ email, locale, key }, signal) => {
  const answer = await send({
    document: ApplyForMembershipDocument,
    variables: { email: normaliseEmail(email), locale },
    shape: Answer,
    signal,
    idempotencyKey: key,
  });
  return answer.applyForMembership;
};
