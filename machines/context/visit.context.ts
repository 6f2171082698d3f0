/** The initial context of a visit, derived from its input only. */
import type { RegistrationFlow } from '../flows/flows.ts';
import { DEFAULT_FLOW, flowOfToken, needsToken, withoutToken } from '../flows/read-flows.ts';
import { readToken, type TokenClaims } from '../domain/token.ts';
import { NOTHING_REMEMBERED } from './forgetting.ts';
import type { Invitation } from '../invitation/invitation.types.ts';
import type { VisitContext, VisitInput } from './visit.types.ts';

/** A token carries the code of its flow; it is looked up like any other (D15). */
const invitationOf = (given: Invitation | null, claims: TokenClaims | null): Invitation | null =>
  claims?.registrationCode ? { code: claims.registrationCode, timestamp: null, referrer: null, source: 'link' } : given;

/** A link may leave the flow to its token, whose purpose selects it (D15, D28). */
const flowOf = (asked: RegistrationFlow, claims: TokenClaims | null): RegistrationFlow =>
  (asked === DEFAULT_FLOW && claims !== null ? flowOfToken(claims.purpose) : null) ?? asked;

export function contextOf({ input }: { input: VisitInput }): VisitContext {
  const { remembered, options, invitation, token: text, activationId: id, newsletterFollows, ...given } = input;
  const { openedAt, reloaded, country, signedIn, online } = given;
  const claims = text === null ? null : readToken(text);
  const { flow: wanted, ...others } = options;
  const asked = flowOf(wanted, claims);
  const wantsToken = needsToken(asked);
  const flow = claims === null ? withoutToken(asked) : asked;
  return {
    ...NOTHING_REMEMBERED,
    ...remembered,
    country,
    signedIn,
    online,
    flow,
    options: others,
    token: { text, claims, missing: claims === null && (wantsToken || text !== null), isAdmin: false },
    invitation: invitationOf(invitation, needsToken(flow) ? claims : null),
    codeCheck: null,
    slug: null,
    load: { openedAt, reloaded, partMissing: false, settingsMissing: false, shown: [] },
    wrapper: { isWebView: false, slimFoot: false, inAppBrowser: null, typing: false },
    activation: { ...NOTHING_REMEMBERED.activation, ...remembered.activation, id, newsletterFollows },
    membership: { ...NOTHING_REMEMBERED.membership, ...remembered.membership },
    offer: { voucher: null, flow: null, previewed: false, wentOn: false },
  };
}
