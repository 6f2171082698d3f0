/** Requests another activation mail: mutation `resendActivation` (D26, D27). */
import * as v from 'valibot';
import { ResendActivationDocument, type ResendActivationInput } from '../../../graphql/generated/client/graphql.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import type { ResendInput } from '../../../machines/context/mail.types.ts';
import { send } from '../network/client.ts';
import { Acknowledgement } from './mailed.ts';

const Answer = v.object({
  resendActivation: v.object({ ...Acknowledgement.entries, status: v.nullish(v.string()) }),
});

/** With a bearer token, only the language is sent. */
const inputOf = ({ by, locale, activationId, email, code }: ResendInput): ResendActivationInput => ({
  locale,
  ...(by === 'link' ? { accountActivationId: activationId } : {}),
  ...(by === 'address' ? { email, registrationCode: code } : {}),
});

export const resend: VisitServices['resend'] = async (input, signal) => {
  const { resendActivation } = await send({
    document: ResendActivationDocument,
    variables: { input: inputOf(input) },
    shape: Answer,
    signal,
    idempotencyKey: input.key,
  });
  const { status, ...acknowledgement } = resendActivation;
  return { ...acknowledgement, at: Date.now(), isActive: status === 'ACTIVE' };
};
