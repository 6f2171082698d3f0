import { decodeBase64url } from './base64url.ts';
import { checkEmail } from './email.ts';

const MAX_LENGTH = 8192;
const JWT = /^[\w-]+\.([\w-]+)\.[\w-]+$/;

export interface TokenClaims {
  email: string;
  /** What it says that it may be used for (D28). */
  purpose: string | null;
  registrationCode: string | null;
  provider: string | null;
}

/**
 * What a token says (D28), without verifying it: enough to prefill a form, nothing to trust. Null unless it is a JWT in
 * compact form whose payload is an object with an `email` that passes D18 (returned as it will be used). The other
 * claims, when absent, empty or not text, are null. Never throws.
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

/** What a token says that it may be used for (D28), or null; verified by the back end alone, like all else. */
export const tokenPurpose = (token: string): string | null => textOf(payloadOf(token), 'purpose');

/** Until when a token says that it is good, in epoch milliseconds (`exp`, RFC 7519); null: it does not say. Trusted as little as the rest. */
export function tokenExpiry(token: string): number | null {
  const exp: unknown = Object.entries(payloadOf(token)).find(([key]) => key === 'exp')?.[1];
  // Of a number in seconds that is too large the milliseconds are none.
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
