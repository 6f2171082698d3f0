import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import type { Locale } from '../../../machines/domain/languages.ts';
import { DEFAULT_FLOW } from '../../../machines/flows/read-flows.ts';
import { DAY } from '../clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { invitationQuery } from '../invitations/registration-link.ts';
import { pageUrl } from '../mail/links.ts';
import { flowOf, tokenOf } from './flow.ts';
import type { StoredRegistration } from './storage.ts';

/** What a token of the flow said of its guest, as far as it is kept. */
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
 * The address at which a guest can begin a registration anew (D48): the form of the flow that they came by, with a fresh token of
 * the same purpose where the flow needs one, else with their code, signed. Good for 14 days. Whether a place is left is judged there.
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
