/**
 * Calls that are answered by mail or use a mailed token: waiting list, membership, newsletter. An address gets the same
 * response whether it is known or not (D27).
 */
import * as v from 'valibot';
import {
  ApplyForMembershipDocument,
  JoinWaitingListDocument,
  RequestWaitingListDocument,
  UnsubscribeNewsletterDocument,
} from '../../../graphql/generated/client/graphql.ts';
import { normaliseEmail } from '../../../machines/domain/email.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';

/** `retryAfter` in seconds. */
export const Acknowledgement = v.object({ accepted: v.boolean(), retryAfter: v.nullable(v.number()) });
const Outcome = v.object({ outcome: v.string() });

export const requestPlace: VisitServices['requestPlace'] = async ({ email, locale, key }, signal) => {
  const answer = await send({
    document: RequestWaitingListDocument,
    variables: { email: normaliseEmail(email), locale },
    shape: v.object({ requestWaitingList: Acknowledgement }),
    signal,
    idempotencyKey: key,
  });
  return answer.requestWaitingList;
};

export const applyForMembership: VisitServices['applyForMembership'] = async ({ email, locale, key }, signal) => {
  const answer = await send({
    document: ApplyForMembershipDocument,
    variables: { email: normaliseEmail(email), locale },
    shape: v.object({ applyForMembership: Acknowledgement }),
    signal,
    idempotencyKey: key,
  });
  return answer.applyForMembership;
};

export const joinWaitingList: VisitServices['joinWaitingList'] = async ({ token, key }, signal) => {
  const answer = await send({
    document: JoinWaitingListDocument,
    variables: { token },
    shape: v.object({ joinWaitingList: Outcome }),
    signal,
    idempotencyKey: key,
  });
  return answer.joinWaitingList;
};

export const unsubscribe: VisitServices['unsubscribe'] = async ({ token, key }, signal) => {
  const answer = await send({
    document: UnsubscribeNewsletterDocument,
    variables: { token },
    shape: v.object({ unsubscribeNewsletter: Outcome }),
    signal,
    idempotencyKey: key,
  });
  return answer.unsubscribeNewsletter;
};
