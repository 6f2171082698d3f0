import {
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyOptions,
  SignJWT,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
} from 'jose';
import { checkEmail } from '../../../machines/domain/email.ts';
import { type Clock, MINUTE } from '../common/clock.ts';
import { randomId } from '../common/keys.ts';
import { MAX_LIFETIME, OWN_ISSUER, type TokenPurpose } from '../common/token-purposes.ts';
import type { Settings } from '../settings/settings.ts';

const OWN_ALGORITHM = 'HS256';
/** `typ` of all own tokens; optional for an external issuer (RFC 7519, 5.1). */
const TOKEN_TYPE = 'JWT';
const PUBLIC_KEY_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Tolerated clock difference, in ms. */
const SKEW = MINUTE;

interface Issuer {
  /** Allowed header fields; `crit`, `jku`, `x5u`, `jwk`, `b64`, `zip` and all others refuse the token. */
  readonly fields: readonly (keyof JWTHeaderParameters)[];
  readonly types: readonly (string | undefined)[];
  /** Allowed values of `iss`; undefined allows a missing one. */
  readonly names: readonly (string | undefined)[];
  /** null: any. */
  readonly purposes: readonly TokenPurpose[] | null;
  /** @throws JOSEError if the signature is not from this issuer or a claim check of the options fails. */
  read(token: string, options: JWTVerifyOptions): Promise<JWTPayload>;
}

/**
 * The issuer with `TOKEN_SECRET`. Tokens of early versions have no `iss` and stay valid: unsubscribe links for ten
 * years.
 */
const ownIssuer = (secret: Uint8Array): Issuer => ({
  fields: ['alg', 'typ'],
  types: [TOKEN_TYPE],
  names: [OWN_ISSUER, undefined],
  purposes: null,
  read: async (token, options) => (await jwtVerify(token, secret, { ...options, algorithms: [OWN_ALGORITHM] })).payload,
});

/** The external issuer of the settings, with its public keys, `iss` and allowed purposes; null if not configured. */
const externalIssuer = ({ tokenJwksUrl, tokenIssuer, tokenIssuerPurposes }: Settings): Issuer | null => {
  if (tokenJwksUrl === null || tokenIssuer === null || tokenIssuerPurposes === null) return null;
  const keys = createRemoteJWKSet(new URL(tokenJwksUrl));
  return {
    fields: ['alg', 'typ', 'kid'],
    types: [TOKEN_TYPE, undefined],
    names: [tokenIssuer],
    purposes: tokenIssuerPurposes,
    read: async (token, options) =>
      (await jwtVerify(token, keys, { ...options, algorithms: PUBLIC_KEY_ALGORITHMS })).payload,
  };
};

/** Whether the header has allowed fields and an allowed type only (RFC 7515, 4.1). */
const acceptsHeader = ({ fields, types }: Issuer, header: JWTHeaderParameters): boolean =>
  Object.keys(header).every((field) => fields.includes(field)) && types.includes(header.typ);

/** Whether it was issued in the past, with a lifetime within the limit of its purpose. */
const hasAllowedLifetime = (
  { iat = Infinity, exp = Infinity }: JWTPayload,
  purpose: TokenPurpose,
  now: Date,
): boolean => iat * 1000 <= now.getTime() + SKEW && (exp - iat) * 1000 <= MAX_LIFETIME[purpose];

/** Whether the issuer may issue these verified claims for the purpose. */
const acceptsClaims = ({ names, purposes }: Issuer, payload: JWTPayload, purpose: TokenPurpose, now: Date): boolean =>
  names.includes(payload.iss) &&
  payload['purpose'] === purpose &&
  (purposes === null || purposes.includes(purpose)) &&
  hasAllowedLifetime(payload, purpose, now);

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

interface NewToken {
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
