/** The waiting list: an address requests a link by mail, and a lobby token joins (D27). */
import * as v from 'valibot';
import { JoinWaitingListDocument, RequestWaitingListDocument } from '../../../graphql/generated/client/graphql.ts';
import { normaliseEmail } from '../../../machines/domain/email.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { Acknowledgement } from '../mail/acknowledgement.ts';
import { send } from '../network/client.ts';

const Requested = v.object({ requestWaitingList: Acknowledgement });
const Joined = v.object({ joinWaitingList: v.object({ outcome: v.string() }) });

export const requestPlace: VisitServices['requestPlace'] = async ({ email, locale, key }, signal) => {
  const { requestWaitingList } = await send({
    document: RequestWaitingListDocument,
    variables: { email: normaliseEmail(email), locale },
    shape: Requested,
    signal,
    idempotencyKey: key,
  });
  return requestWaitingList;
};

export const joinWaitingList: VisitServices['joinWaitingList'] = async ({ token, key }, signal) => {
  const { joinWaitingList: joined } = await send({
    document: JoinWaitingListDocument,
    variables: { token },
    shape: Joined,
    signal,
    idempotencyKey: key,
  });
  return { outcome: joined.outcome };
};
