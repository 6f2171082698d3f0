import type { FinalizeRegistrationResult, MutationFinalizeRegistrationArgs } from '../../generated/backend.ts';
import { activate } from '../activation/activate.ts';
import { verifyBearer } from '../accounts/view.ts';
import { requestError } from '../http/request-error.ts';
import { type MutationContext, mutation } from '../idempotency/mutation.ts';
import { codeOfLink, codeOfRegistration } from '../accounts/storage.ts';
import { allowsRetry, outcomeOf } from '../accounts/problems.ts';
import { secondStep } from './second-step.ts';

/** An activation ignores the bearer token, which would otherwise change the idempotency body. */
const verify = (context: MutationContext, { finalizeRegistrationInput: input }: MutationFinalizeRegistrationArgs) => {
  const ids = [input.registrationId, input.accountActivationId].filter((id) => typeof id === 'string');
  if (ids.length !== 1)
    throw requestError('BAD_USER_INPUT', 'Exactly one of registrationId and accountActivationId is needed');
  return typeof input.registrationId === 'string' ? verifyBearer(context) : Promise.resolve(null);
};

/** Completes a registration: second step, or activation by the mailed id (D13). */
export const finalizeRegistration = mutation({
  field: 'finalizeRegistration',
  limit: 'finalizeRegistration',
  verify,
  codeOf: ({ backEnd: { store } }, { finalizeRegistrationInput: input }, bearerOfId) => {
    const link = input.accountActivationId;
    return typeof link === 'string' ? codeOfLink(store.reads, link) : codeOfRegistration(store.reads, bearerOfId ?? '');
  },
  run: (
    step,
    args: MutationFinalizeRegistrationArgs,
    bearerOfId: string | null,
  ): Promise<FinalizeRegistrationResult> => {
    const id = args.finalizeRegistrationInput.accountActivationId;
    return typeof id === 'string' ? activate(step, id) : secondStep(step, args, bearerOfId);
  },
  isFinal: (answer) => !allowsRetry(answer),
  count: ({ activations }, answer, { finalizeRegistrationInput: input }) => {
    if (typeof input.accountActivationId === 'string') activations.inc({ outcome: outcomeOf(answer) });
  },
});
