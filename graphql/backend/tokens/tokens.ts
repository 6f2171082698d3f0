import { type JWTPayload, SignJWT, createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { checkEmail } from '../../../machines/domain/email.ts';
import type { Clock } from '../clock.ts';
import { randomId } from '../keys.ts';
import type { Settings } from '../settings.ts';
import type { TokenPurpose } from './purposes.ts';

export const TOKEN_AUDIENCE = 'vestibule';
const PUBLIC_KEY_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** What a verified token says. Absent claims are null. */
export interface TokenClaims {
  subject: string | null;
  email: string | null;
  registrationCode: string | null;
  provider: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The language that the token was asked for in. */
  locale: string | null;
}

export interface NewToken {
  purpose: TokenPurpose;
  /** Milliseconds. */
  validFor: number;
  claims: Readonly<Record<string, string>>;
}

export interface Tokens {
  /** A signed token in compact form (RFC 7519). */
  issue(token: NewToken): Promise<string>;
  /**
   * What the token says, or null: absent, malformed, badly signed, expired, for another audience or purpose.
   * @throws when the issuer's keys can't be had; that says nothing of the token.
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
    subject: payload.sub ?? null,
    email: 'email' in checked ? checked.email : null,
    registrationCode: textOf(payload, 'registrationCode'),
    provider: textOf(payload, 'provider'),
    firstName: textOf(payload, 'firstName'),
    lastName: textOf(payload, 'lastName'),
    locale: textOf(payload, 'locale'),
  };
};

const algorithmOf = (token: string): string | undefined => {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
};

/** base64url ends in bits that mean nothing: a token altered there would still verify, and be another text. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Whether an error is about the token, not about getting the keys. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code);

/**
 * Tokens of the back end (D28): HS256 with `TOKEN_SECRET`; with `TOKEN_JWKS_URL` also those of an outside issuer, by its
 * public keys. The algorithm picks the key, so a public key is never taken for a shared secret.
 */
export const createTokens = (settings: Settings, clock: Clock): Tokens => {
  const secret = new TextEncoder().encode(settings.tokenSecret);
  const jwks = settings.tokenJwksUrl === null ? null : createRemoteJWKSet(new URL(settings.tokenJwksUrl));

  const payloadOf = async (token: string): Promise<JWTPayload> => {
    const checks = { audience: TOKEN_AUDIENCE, currentDate: clock.now(), requiredClaims: ['exp'] };
    const isOurs = algorithmOf(token) === 'HS256';
    if (isOurs || !jwks) return (await jwtVerify(token, secret, { ...checks, algorithms: ['HS256'] })).payload;
    return (await jwtVerify(token, jwks, { ...checks, algorithms: PUBLIC_KEY_ALGORITHMS })).payload;
  };

  const verify: Tokens['verify'] = async (token, purpose) => {
    if (!token || !isCanonical(token)) return null;
    try {
      const payload = await payloadOf(token);
      const claims = claimsOf(payload);
      // The bearer of a registration is known by its id; its address may change.
      const identified = purpose === 'registration' ? claims.subject !== null : claims.email !== null;
      return payload['purpose'] === purpose && identified ? claims : null;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };

  const issue: Tokens['issue'] = ({ purpose, validFor, claims }) => {
    const now = clock.now().getTime();
    return new SignJWT({ ...claims, purpose })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(TOKEN_AUDIENCE)
      .setJti(randomId())
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor((now + validFor) / 1000))
      .sign(secret);
  };

  return { issue, verify };
};
