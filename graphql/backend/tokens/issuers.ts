/** Who issues tokens, and what theirs may say: a header field that nobody acts on refuses a token, it is not ignored. */
import { type JWTHeaderParameters, type JWTPayload, type JWTVerifyOptions, createRemoteJWKSet, jwtVerify } from 'jose';
import { MINUTE } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { LONGEST_LIFE, OWN_ISSUER, type TokenPurpose } from './purposes.ts';

export const OWN_ALGORITHM = 'HS256';
/** Of every token of ours, and of an outside issuer's where it has one (RFC 7519, 5.1). */
export const TOKEN_TYPE = 'JWT';
const PUBLIC_KEY_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** By as much may the clocks of two computers differ. Milliseconds. */
const SKEW = MINUTE;

export interface Issuer {
  /** Fields of the header; `crit`, `jku`, `x5u`, `jwk`, `b64`, `zip` and whatever else comes up are none of them. */
  readonly fields: readonly (keyof JWTHeaderParameters)[];
  readonly types: readonly (string | undefined)[];
  /** What `iss` may be; undefined: there is none. */
  readonly names: readonly (string | undefined)[];
  /** null: any. */
  readonly purposes: readonly TokenPurpose[] | null;
  /** @throws JOSEError where the token is not this issuer's, or what the options ask of it does not hold. */
  read(token: string, options: JWTVerifyOptions): Promise<JWTPayload>;
}

/** Whoever has `TOKEN_SECRET`. Links from before ours said so have no `iss`, and live on: one to unsubscribe for ten years. */
export const ownIssuer = (secret: Uint8Array): Issuer => ({
  fields: ['alg', 'typ'],
  types: [TOKEN_TYPE],
  names: [OWN_ISSUER, undefined],
  purposes: null,
  read: async (token, options) => (await jwtVerify(token, secret, { ...options, algorithms: [OWN_ALGORITHM] })).payload,
});

/** The issuer that the settings name, known by its public keys, its `iss` and the purposes that it may mint; null: none. */
export const outsideIssuer = ({ tokenJwksUrl, tokenIssuer, tokenIssuerPurposes }: Settings): Issuer | null => {
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

/** Whether a header says no more than those of this issuer do (RFC 7515, 4.1). */
export const takesHeader = ({ fields, types }: Issuer, header: JWTHeaderParameters): boolean =>
  Object.keys(header).every((field) => fields.includes(field)) && types.includes(header.typ);

/** Whether it was issued already, and does not live longer than a token of its purpose is let to. */
const livesAsLong = ({ iat = Infinity, exp = Infinity }: JWTPayload, purpose: TokenPurpose, now: Date): boolean =>
  iat * 1000 <= now.getTime() + SKEW && (exp - iat) * 1000 <= LONGEST_LIFE[purpose];

/** Whether the verified claims are such as this issuer may make for this purpose. */
export const takesClaims = (
  { names, purposes }: Issuer,
  payload: JWTPayload,
  purpose: TokenPurpose,
  now: Date,
): boolean =>
  names.includes(payload.iss) &&
  payload['purpose'] === purpose &&
  (purposes === null || purposes.includes(purpose)) &&
  livesAsLong(payload, purpose, now);
