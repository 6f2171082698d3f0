/** What a visit knows at its beginning: what it was given, and nothing else. */
import { needsToken } from './checks/landing-options.ts';
import { readToken, type TokenClaims } from './checks/token.ts';
import type { Invitation } from './invitation/invitation.types.ts';
import type { JourneyContext, JourneyInput } from './journey.types.ts';

/** A token carries the code that its flow uses; it is looked up as any other (D15). */
const invitationOf = (given: Invitation | null, claims: TokenClaims | null): Invitation | null =>
  claims?.registrationCode ? { code: claims.registrationCode, timestamp: null, referrer: null, source: 'link' } : given;

export function contextOf({ input }: { input: JourneyInput }): JourneyContext {
  const { remembered, options, invitation, token, ...given } = input;
  const claims = token === null ? null : readToken(token);
  const wantsToken = needsToken(options.flow);
  const flow = wantsToken && claims === null ? 'default' : options.flow;
  return {
    ...given,
    ...remembered,
    ...options,
    flow,
    token,
    claims,
    tokenMissing: claims === null && (wantsToken || token !== null),
    invitation: invitationOf(invitation, needsToken(flow) ? claims : null),
    slug: null,
    typedCode: null,
    judgement: null,
    attempt: null,
    completionAttempt: null,
    revealed: [],
    emailRequest: null,
    answer: null,
    press: null,
    resend: null,
    problem: null,
  };
}
