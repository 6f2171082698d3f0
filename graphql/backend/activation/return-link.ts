import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import type { Locale } from '../../../locales/languages.ts';
import { DEFAULT_FLOW } from '../../../machines/flows/read-flows.ts';
import { DAY } from '../common/clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { invitationQuery } from '../invitations/registration-link.ts';
import { pageUrl } from '../mail/links.ts';
import { flowOf, tokenOf } from '../accounts/flow.ts';
import type { StoredRegistration } from '../accounts/storage.ts';

/** Claims for a new token of the flow, from the stored data. */
const claimsOf = ({
  email,
  code,
  socialProvider,
  firstName,
  lastName,
}: StoredRegistration): Record<string, string> => ({
  email,
  registrationCode: code,
  ...(socialProvider !== null && { provider: socialProvider }),
  ...(firstName !== null && { firstName }),
  ...(lastName !== null && { lastName }),
});

/**
 * URL to start an expired registration again (D48): the form of its flow, with a fresh token if the flow requires one,
 * otherwise with its signed code. Valid for 14 days. Free places are checked by the form.
 */
export const makeReturnUrl = async (
  { backEnd, now }: Pick<Step, 'backEnd' | 'now'>,
  registration: StoredRegistration,
  locale: Locale,
): Promise<string> => {
  const flow = flowOf(registration.flow);
  const needed = tokenOf(flow);
  const proof =
    needed === null
      ? invitationQuery(backEnd.keys, registration.code, now)
      : {
          token: await backEnd.tokens.issue({
            purpose: needed.purpose,
            validFor: VALIDITY_DAYS * DAY,
            claims: claimsOf(registration),
          }),
        };
  return pageUrl(backEnd.publicUrl, locale, '/registration/formstarted', {
    ...(flow !== DEFAULT_FLOW && { flow }),
    ...proof,
  });
};
