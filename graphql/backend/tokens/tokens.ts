import { type JWTHeaderParameters, type JWTPayload, SignJWT, decodeProtectedHeader, errors } from 'jose';
import { checkEmail } from '../../../machines/domain/email.ts';
import type { Clock } from '../common/clock.ts';
import { randomId } from '../common/keys.ts';
import type { Settings } from '../settings/settings.ts';
import { OWN_ALGORITHM, TOKEN_TYPE, externalIssuer, ownIssuer, acceptsClaims, acceptsHeader } from './issuers.ts';
import { MAX_LIFETIME, OWN_ISSUER, type TokenPurpose } from '../common/token-purposes.ts';

export const TOKEN_AUDIENCE = 'vestibule';
/** Same limit as in the pages. */
const MAX_LENGTH = 8192;

/** Claims of a verified token; null if absent. */
export interface TokenClaims {
  subject: string | null;
  email: string | null;
  registrationCode: string | null;
  provider: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The language in which the token was requested. */
  locale: string | null;
}

export interface NewToken {
  purpose: TokenPurpose;
  /** Milliseconds, at most as in `MAX_LIFETIME`. */
  validFor: number;
  claims: Readonly<Record<string, string>>;
}

export interface Tokens {
  /** Issues a signed token in compact form (RFC 7519). */
  issue(token: NewToken): Promise<string>;
  /**
   * Returns the claims, or null if the token is absent, malformed, badly signed, expired, for another audience or
   * purpose, of another issuer or type, has an unknown header field, was issued in the future, or exceeds the lifetime
   * of its purpose.
   * @throws if the issuer's keys can't be fetched; the token may still be valid.
   */
  verify(token: string | null | undefined, purpose: TokenPurpose): Promise<TokenClaims | null>;
}

const textOf = (payload: JWTPayload, name: string): string | null => {
  const value = payload[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const claimsOf = (payload: JWTPayload): TokenClaims => {
  const checked = checkEmail(textOf(payload, 'email') ?? '');
  return {
    subject: textOf(payload, 'sub'),
    email: 'email' in checked ? checked.email : null,
    registrationCode: textOf(payload, 'registrationCode'),
    provider: textOf(payload, 'provider'),
    firstName: textOf(payload, 'firstName'),
    lastName: textOf(payload, 'lastName'),
    locale: textOf(payload, 'locale'),
  };
};

const headerOf = (token: string): JWTHeaderParameters | null => {
  try {
    const { alg, ...more } = decodeProtectedHeader(token);
    return alg === undefined ? null : { alg, ...more };
  } catch {
    return null;
  }
};

/**
 * The last base64url character has unused bits: changing them would not invalidate the signature, but make a different
 * text.
 */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Whether an error is about the token, not about fetching the keys. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code);

/**
 * Tokens of the back end (D28): HS256 with `TOKEN_SECRET`; with `TOKEN_JWKS_URL` also tokens of an external issuer,
 * verified by its public keys. The algorithm selects the issuer, so a public key is never used as a shared secret.
 */
export const createTokens = (settings: Settings, clock: Clock): Tokens => {
  const secret = new TextEncoder().encode(settings.tokenSecret);
  const ours = ownIssuer(secret);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signing = crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const outside = externalIssuer(settings);

  const verify: Tokens['verify'] = async (token, purpose) => {
    if (!token || token.length > MAX_LENGTH || !isCanonical(token)) return null;
    const header = headerOf(token);
    const issuer = header?.alg === OWN_ALGORITHM ? ours : outside;
    if (!header || !issuer || !acceptsHeader(issuer, header)) return null;
    const now = clock.now();
    try {
      const options = { audience: TOKEN_AUDIENCE, currentDate: now, requiredClaims: ['exp', 'iat'] };
      const payload = await issuer.read(token, options);
      const claims = claimsOf(payload);
      // A registration bearer is identified by its id, because its address may change.
      const identified = purpose === 'registration' ? claims.subject !== null : claims.email !== null;
      return identified && acceptsClaims(issuer, payload, purpose, now) ? claims : null;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };

  const issue: Tokens['issue'] = ({ purpose, validFor, claims }) => {
    if (validFor > MAX_LIFETIME[purpose]) throw new RangeError(`No token for ${purpose} is good for so long`);
    const issued = Math.floor(clock.now().getTime() / 1000);
    const token = new SignJWT({ ...claims, purpose })
      .setProtectedHeader({ alg: OWN_ALGORITHM, typ: TOKEN_TYPE })
      .setIssuer(OWN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setJti(randomId())
      .setIssuedAt(issued)
      .setExpirationTime(issued + Math.floor(validFor / 1000));
    return signing.then((key) => token.sign(key));
  };

  return { issue, verify };
};
