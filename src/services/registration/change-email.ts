/** Changes the address of a registration: mutation `changeRegistrationEmail`, with its bearer token (D26, D27). */
import * as v from 'valibot';
import { ChangeRegistrationEmailDocument } from '../../../graphql/generated/client/graphql.ts';
import { normaliseEmail } from '../../../machines/domain/email.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';
import { answerOf, RegistrationResult } from './answer.ts';

const Answer = v.object({ changeRegistrationEmail: RegistrationResult });

export const changeEmail: VisitServices['changeEmail'] = async ({ email, locale, key }, signal) => {
  const { changeRegistrationEmail } = await send({
    document: ChangeRegistrationEmailDocument,
    variables: { email: normaliseEmail(email), locale },
    shape: Answer,
    signal,
    idempotencyKey: key,
  });
  return answerOf(changeRegistrationEmail);
};
