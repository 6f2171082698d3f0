import { tolerantParams } from './pasted-text.ts';
import { decodeBase64url, encodeBase64url } from './base64url.ts';

/** The query parameter that carries other parameters in packed form (D5). */
export const ACQ_PARAMS = 'acqParams';
const MAX_LENGTH = 4096;
/** Dropped from unpacked parameters: keys unsafe as property names, and `acqParams` itself, which is never nested. */
const DROPPED = new Set(['__proto__', 'constructor', 'prototype', ACQ_PARAMS]);

/** Packs a query string, with or without its `?`, into the value of `acqParams`: base64url of its UTF-8 (D5). */
export function packParams(query: string): string {
  return encodeBase64url(query.replace(/^\?/, ''));
}

/**
 * Parses `location.search` and normalises its parameters (D61). Unpacks `acqParams` once and removes it; explicit
 * parameters win over unpacked ones (D5). Forbidden keys in it are dropped, unknown keys are kept. A value that cannot
 * be decoded, or that exceeds 4096 characters, stays as `acqParams` and marks the link as incomplete.
 */
export function readParams(search: string): URLSearchParams {
  const explicit = tolerantParams(search);
  const inner = unpack(explicit.get(ACQ_PARAMS) ?? '');
  if (inner === undefined) return explicit;
  explicit.delete(ACQ_PARAMS);
  const merged = new URLSearchParams(explicit);
  for (const [key, value] of tolerantParams(inner))
    if (!explicit.has(key) && !DROPPED.has(key)) merged.append(key, value);
  return merged;
}

/**
 * Ignores text after the packed value, and a `3D` before it that a mail program left. A result that is not a query
 * string is rejected.
 */
const unpack = (value: string): string | undefined =>
  value.length > MAX_LENGTH
    ? undefined
    : [/^[\w-]+/, /(?<=^3D)[\w-]+/i]
        .map((packed) => decodeBase64url(packed.exec(value)?.[0] ?? ''))
        .find((query): query is string => /^[^\p{Cc}=]+=[^\p{Cc}]*$/u.test(query ?? ''));
