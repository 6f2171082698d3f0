/** Token issuers and the tokens they may issue. An unknown header field refuses the token. */
import { type JWTHeaderParameters, type JWTPayload, type JWTVerifyOptions, createRemoteJWKSet, jwtVerify } from 'jose';
import { MINUTE } from '../common/clock.ts';
import type { Settings } from '../settings/settings.ts';
import { MAX_LIFETIME, OWN_ISSUER, type TokenPurpose } from '../common/token-purposes.ts';

export const OWN_ALGORITHM = 'HS256';
/** `typ` of all own tokens; optional for an external issuer (RFC 7519, 5.1). */
export const TOKEN_TYPE = 'JWT';
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
export const ownIssuer = (secret: Uint8Array): Issuer => ({
  fields: ['alg', 'typ'],
  types: [TOKEN_TYPE],
  names: [OWN_ISSUER, undefined],
  purposes: null,
  read: async (token, options) => (await jwtVerify(token, secret, { ...options, algorithms: [OWN_ALGORITHM] })).payload,
});

/** The external issuer of the settings, with its public keys, `iss` and allowed purposes; null if not configured. */
export const externalIssuer = ({ tokenJwksUrl, tokenIssuer, tokenIssuerPurposes }: Settings): Issuer | null => {
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
export const acceptsHeader = ({ fields, types }: Issuer, header: JWTHeaderParameters): boolean =>
  Object.keys(header).every((field) => fields.includes(field)) && types.includes(header.typ);

/** Whether it was issued in the past, with a lifetime within the limit of its purpose. */
const hasAllowedLifetime = (
  { iat = Infinity, exp = Infinity }: JWTPayload,
  purpose: TokenPurpose,
  now: Date,
): boolean => iat * 1000 <= now.getTime() + SKEW && (exp - iat) * 1000 <= MAX_LIFETIME[purpose];

/** Whether the issuer may issue these verified claims for the purpose. */
export const acceptsClaims = (
  { names, purposes }: Issuer,
  payload: JWTPayload,
  purpose: TokenPurpose,
  now: Date,
): boolean =>
  names.includes(payload.iss) &&
  payload['purpose'] === purpose &&
  (purposes === null || purposes.includes(purpose)) &&
  hasAllowedLifetime(payload, purpose, now);
