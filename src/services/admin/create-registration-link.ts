/**
 * Creates a registration link from a code (D9): mutation `createRegistrationLink`, with the token of an admin's link
 * (D31).
 */
import * as v from 'valibot';
import { CreateRegistrationLinkDocument } from '../../../graphql/generated/admin/graphql.ts';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { LinkAnswer, LinkRequest } from '../../../machines/context/generators.types.ts';
import type { Service } from '../../../machines/common/service-calls.ts';
import { send } from '../network/client.ts';
import { Forbidden, NO_ANSWER } from '../network/failures.ts';

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//), v.url());
const Answer = v.object({
  createRegistrationLink: v.object({
    link: v.nullable(v.object({ url: webAddress, validUntil: v.pipe(v.string(), v.isoTimestamp()) })),
    errors: v.array(v.string()),
  }),
});

async function answered({ token, code }: LinkRequest, signal: AbortSignal): Promise<LinkAnswer> {
  const { createRegistrationLink } = await send({
    document: CreateRegistrationLinkDocument,
    variables: { registrationCode: code },
    shape: Answer,
    signal,
    bearer: token,
  });
  const { link, errors } = createRegistrationLink;
  if (errors.length > 0) return { outcome: 'refused', errors };
  if (!link) throw new ServiceFailure('technical', NO_ANSWER);
  return { outcome: 'made', link };
}

/** A missing admin role is a regular response, not a failure. */
export const createRegistrationLink: Service<LinkRequest, LinkAnswer> = (request, signal) =>
  answered(request, signal).catch((error: unknown): LinkAnswer => {
    if (error instanceof Forbidden) return { outcome: 'forbidden' };
    throw error;
  });
