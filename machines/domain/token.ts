import { decodeBase64url } from './base64url.ts';
import { checkEmail } from './email.ts';

const MAX_LENGTH = 8192;
const JWT = /^[\w-]+\.([\w-]+)\.[\w-]+$/;

export interface TokenClaims {
  email: string;
  /** The token's declared purpose (D28). */
  purpose: string | null;
  registrationCode: string | null;
  provider: string | null;
}

/**
 * Reads a token's claims (D28) without verifying it: enough to prefill a form, never to be trusted. Returns null unless
 * it is a compact JWT whose payload is an object with an `email` that passes D18 (returned in normalised form). Other
 * claims are null if absent, empty or not text. Never throws.
 */
export function readToken(token: string): TokenClaims | null {
  const claims = payloadOf(token);
  const checked = checkEmail(textOf(claims, 'email') ?? '');
  if (!('email' in checked)) return null;
  return {
    email: checked.email,
    purpose: textOf(claims, 'purpose'),
    registrationCode: textOf(claims, 'registrationCode'),
    provider: textOf(claims, 'provider'),
  };
}

/** A token's declared purpose (D28), or null; only the back end verifies it. */
export const tokenPurpose = (token: string): string | null => textOf(payloadOf(token), 'purpose');

/** A token's expiry in epoch milliseconds (`exp`, RFC 7519); null if it has no expiry. Unverified, like all claims. */
export function tokenExpiry(token: string): number | null {
  const exp: unknown = Object.entries(payloadOf(token)).find(([key]) => key === 'exp')?.[1];
  // A very large number of seconds overflows to Infinity in milliseconds.
  return typeof exp === 'number' && Number.isFinite(exp * 1000) ? exp * 1000 : null;
}

const payloadOf = (token: string): object =>
  token.length > MAX_LENGTH ? {} : parseObject(decodeBase64url(JWT.exec(token)?.[1] ?? '') ?? '');

function parseObject(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

function textOf(claims: object, name: string): string | null {
  const value: unknown = Object.entries(claims).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
