/** Maps a back-end response to one verdict (D8). */
import type { RegistrationCodeErrorType } from '../../graphql/generated/client/graphql.ts';
import type { CodeDetails, CodeCheck, Refusal } from './invitation.types.ts';

/** Verdict of each error type in the contract; an unlisted type means `invalid` and is reported. */
export const VERDICTS: Readonly<Record<RegistrationCodeErrorType, Refusal>> = {
  REFERER_INVALID: 'forbiddenReferrer',
  REGISTRATION_CODE_NO_BALANCE_LEFT: 'noInvitationsLeft',
  REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS: 'noInvitationsLeft',
  REGISTRATION_CODE_INVALID: 'invalid',
  INVITER_INVALID: 'invalid',
  CUSTOMIZATION_MISSING: 'invalid',
};

const PRECEDENCE = [
  'forbiddenReferrer',
  'expired',
  'noInvitationsLeft',
  'invalid',
] as const satisfies readonly Refusal[];

export const isKnownType = (type: string): type is RegistrationCodeErrorType => Object.hasOwn(VERDICTS, type);

const refusalOf = (type: string, details: readonly string[]): Refusal => {
  if (!isKnownType(type)) return 'invalid';
  return type === 'REGISTRATION_CODE_INVALID' && details.includes('EXPIRED') ? 'expired' : VERDICTS[type];
};

/** The verdict on a response, with its other data. Of several errors, the first in D8's order counts. */
export function codeCheckOf({
  errors,
  errorDetails,
  inviter,
  countryOptions,
  campaign,
  vouchers,
  held,
}: CodeDetails): CodeCheck {
  const refusals = errors.map((type) => refusalOf(type, errorDetails));
  return {
    verdict: PRECEDENCE.find((refusal) => refusals.includes(refusal)) ?? 'valid',
    inviter,
    countryOptions,
    campaign,
    ...(vouchers && { vouchers }),
    forbiddenReferrer: null,
    unknownTypes: errors.filter((type) => !isKnownType(type)),
    ...(refusals.includes('invalid') && errorDetails.includes('TIMESTAMP_MISSING') ? { timestampMissing: true } : {}),
    ...(held ? { held } : {}),
  };
}
