/** Activates an account by the mailed id: mutation `finalizeRegistration` with no consents (D13, D25). */
import * as v from 'valibot';
import { FinalizeRegistrationDocument } from '../../../graphql/generated/client/graphql.ts';
import type { ActivationOutcome } from '../../../machines/activation/activation.types.ts';
import type { JourneyServices } from '../../../machines/journey.services.ts';
import { send } from '../network/client.ts';
import { RegistrationProblems } from '../registration/register.ts';

const Answer = v.object({
  finalizeRegistration: v.object({
    hybrisAccountActivationUrl: v.nullable(v.string()),
    registration: v.nullable(v.object({ status: v.string() })),
    registrationProblems: RegistrationProblems,
  }),
});
type Finalized = v.InferOutput<typeof Answer>['finalizeRegistration'];

const LINK_PROBLEMS = new Set(['ActivationAccountUrlInvalid', 'FinalizationRegistrationIdNotExists']);

/** What the answer means for the visitor (D16, D25). */
function outcomeOf({ registration, registrationProblems: [problem] }: Finalized): ActivationOutcome {
  if (!problem) return registration?.status === 'ACTIVE' ? 'successful' : 'failed';
  if (problem.reasonDetails === 'ALREADY_ACTIVE') return 'alreadyActive';
  if (problem.reasonDetails === 'EXPIRED') return 'expiredLink';
  return LINK_PROBLEMS.has(problem.reason) ? 'invalidLink' : 'failed';
}

export const activate: JourneyServices['activate'] = async ({ activationId, key }, signal) => {
  const { finalizeRegistration } = await send({
    document: FinalizeRegistrationDocument,
    variables: { consents: [], finalizeRegistrationInput: { accountActivationId: activationId } },
    shape: Answer,
    signal,
    idempotencyKey: key,
  });
  return { outcome: outcomeOf(finalizeRegistration), url: finalizeRegistration.hybrisAccountActivationUrl };
};
