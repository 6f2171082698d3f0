/** Completes a registration, or activates it by the mailed id: mutation `finalizeRegistration` (D13, D15, D25). */
import * as v from 'valibot';
import {
  FinalizeRegistrationDocument,
  type FinalizeRegistrationInput,
  type ShoppingPreference,
} from '../../../graphql/generated/client/graphql.ts';
import { normaliseName } from '../../../machines/domain/names.ts';
import type { FinalizeInput } from '../../../machines/context/registration.types.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';
import { answerOf, RegistrationResult } from './answer.ts';

const Answer = v.object({
  finalizeRegistration: v.object({
    ...RegistrationResult.entries,
    hybrisAccountActivationUrl: v.nullable(v.string()),
  }),
});

/** Exactly one of the two ids, with the data of the step. */
function inputOf(input: FinalizeInput): FinalizeRegistrationInput {
  if ('activationId' in input) return { accountActivationId: input.activationId };
  const { registrationId, completion } = input;
  if (!('person' in completion)) {
    const shoppingPreferences = completion.shoppingPreferences.map(
      (taste) => taste.toUpperCase() as ShoppingPreference,
    );
    return { registrationId, shoppingPreferences };
  }
  const { gender, firstName, lastName } = completion.person;
  return { registrationId, gender, firstName: normaliseName(firstName), lastName: normaliseName(lastName) };
}

export const finalize: VisitServices['finalize'] = async (input, signal) => {
  const { finalizeRegistration } = await send({
    document: FinalizeRegistrationDocument,
    variables: { consents: [], finalizeRegistrationInput: inputOf(input) },
    shape: Answer,
    signal,
    idempotencyKey: input.key,
  });
  return answerOf(finalizeRegistration, finalizeRegistration.hybrisAccountActivationUrl);
};
