/** Looks up an invitation code: query `registrationCodeDetails`, always from the network (D8). */
import * as v from 'valibot';
import { RegistrationCodeDetailsDocument } from '../../../graphql/generated/client/graphql.ts';
import { isolated } from '../../../machines/domain/direction.ts';
import { isVoucher } from '../../../machines/landing-pages/landing-options.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';

const Answer = v.object({
  registrationCodeDetails: v.object({
    errors: v.array(v.string()),
    errorDetails: v.array(v.object({ error: v.string() })),
    invitorName: v.nullable(v.string()),
    countryOptions: v.array(
      v.object({ isoCode: v.string(), dataPolicyPkString: v.string(), termsPkString: v.string() }),
    ),
    campaign: v.nullable(v.string()),
    // Optional data cannot invalidate the verdict: if malformed, only the standard voucher is promised.
    vouchers: v.fallback(v.array(v.string()), []),
    heldRegistration: v.nullish(v.object({ id: v.string(), status: v.string(), email: v.nullable(v.string()) })),
  }),
});

export const lookUpCode: VisitServices['lookUpCode'] = async ({ code, timestamp }, signal) => {
  const { registrationCodeDetails: details } = await send({
    document: RegistrationCodeDetailsDocument,
    variables: { registrationCode: code, validityTimestamp: timestamp },
    shape: Answer,
    signal,
    fetchPolicy: 'no-cache',
  });
  return {
    errors: details.errors,
    errorDetails: details.errorDetails.map(({ error }) => error),
    // Isolated, so that a right-to-left name cannot reorder the sentence around it.
    inviter: details.invitorName && isolated(details.invitorName),
    countryOptions: details.countryOptions.map(({ isoCode, dataPolicyPkString, termsPkString }) => ({
      isoCode,
      dataPolicyPk: dataPolicyPkString,
      termsPk: termsPkString,
    })),
    campaign: details.campaign,
    vouchers: details.vouchers.filter(isVoucher),
    ...(details.heldRegistration ? { held: details.heldRegistration } : {}),
  };
};
