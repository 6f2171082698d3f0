/** Asks to be considered: mutation `applyForMembership`, answered alike for every address (D27). */
import * as v from 'valibot';
import { ApplyForMembershipDocument } from '../../../graphql/generated/client/graphql.ts';
import { emailAsUsed } from '../../../machines/checks/email.ts';
import type { JourneyServices } from '../../../machines/journey.services.ts';
import { Acknowledgement } from '../mail/acknowledgement.ts';
import { send } from '../network/client.ts';

const Answer = v.object({ applyForMembership: Acknowledgement });

export const applyForMembership: JourneyServices['applyForMembership'] = async ({ email, locale, key }, signal) => {
  const answer = await send({
    document: ApplyForMembershipDocument,
    variables: { email: emailAsUsed(email), locale },
    shape: Answer,
    signal,
    idempotencyKey: key,
  });
  return answer.applyForMembership;
};
