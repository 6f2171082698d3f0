/** Response of the registration mutations, in the form that the chart takes; it is not interpreted here (D16). */
import * as v from 'valibot';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { VOUCHERS } from '../../../machines/landing-pages/landing-options.ts';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';

/** The shared part of all of them. */
export const RegistrationResult = v.object({
  registration: v.nullable(
    v.object({
      id: v.string(),
      status: v.string(),
      customerId: v.fallback(v.nullable(v.string()), null),
      // A voucher unknown to this page becomes null.
      voucher: v.fallback(v.nullable(v.picklist(VOUCHERS)), null),
    }),
  ),
  // Optional data cannot invalidate the registration: if malformed, it becomes null.
  consentCredentials: v.fallback(v.nullable(v.object({ hmacToken: v.string(), passphrase: v.string() })), null),
  registrationProblems: v.array(v.object({ reason: v.string(), reasonDetails: v.optional(v.nullable(v.string())) })),
});

/** @throws ServiceFailure if there is neither a registration nor a problem. */
export function answerOf(
  { registration, registrationProblems, consentCredentials: credentials }: v.InferOutput<typeof RegistrationResult>,
  url: string | null = null,
): RegistrationAnswer {
  if (registrationProblems.length === 0 && !registration)
    throw new ServiceFailure('technical', 'Neither a registration nor a problem');
  return {
    registration,
    credentials,
    reasons: registrationProblems.map(({ reason }) => reason),
    details: registrationProblems.flatMap(({ reasonDetails }) => reasonDetails ?? []),
    url,
    at: Date.now(),
  };
}
