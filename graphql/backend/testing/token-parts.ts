/** For tests of tokens: valid claims and the verified result. */
import { type Clock, HOUR } from '../common/clock.ts';
import { OWN_ISSUER } from '../common/token-purposes.ts';
import { TOKEN_AUDIENCE } from '../tokens/tokens.ts';

export type Fields = Record<string, unknown>;

/** Seconds since 1970, as in claims. @param later milliseconds. */
export const secondsAt = (clock: Clock, later: number): number => Math.floor((clock.now().getTime() + later) / 1000);

/** Claims of a lobby token, valid for an hour. */
export const claimsAt = (clock: Clock): Fields => ({
  email: 'ada@example.org',
  purpose: 'lobby',
  iss: OWN_ISSUER,
  aud: TOKEN_AUDIENCE,
  iat: secondsAt(clock, 0),
  exp: secondsAt(clock, HOUR),
});

export const FOUND = {
  subject: null,
  email: 'ada@example.org',
  registrationCode: null,
  provider: null,
  firstName: null,
  lastName: null,
  locale: null,
};
