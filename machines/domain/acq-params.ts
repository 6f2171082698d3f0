import { paramsAsMeant } from './as-meant.ts';
import { decodeBase64url, encodeBase64url } from './base64url.ts';

/** The parameter of an address that holds others, packed (D5). */
export const ACQ_PARAMS = 'acqParams';
const MAX_LENGTH = 4096;
/** Never to become names of object properties; and packed parameters are not unpacked again. */
const DROPPED = new Set(['__proto__', 'constructor', 'prototype', ACQ_PARAMS]);

/** A query string, with or without its `?`, as the value of `acqParams`: base64url of its UTF-8 (D5). */
export function packParams(query: string): string {
  return encodeBase64url(query.replace(/^\?/, ''));
}

/**
 * The parameters of a `location.search`, as they were meant (D61), with its `acqParams` unpacked, once, under the explicit ones (an
 * explicit one wins) and removed (D5). A forbidden key in it is dropped; unknown keys stay. What cannot be decoded, or is over
 * 4096 characters, stays as `acqParams`: the link is incomplete.
 */
export function readParams(search: string): URLSearchParams {
  const explicit = paramsAsMeant(search);
  const inner = unpack(explicit.get(ACQ_PARAMS) ?? '');
  if (inner === undefined) return explicit;
  explicit.delete(ACQ_PARAMS);
  const merged = new URLSearchParams(explicit);
  for (const [key, value] of paramsAsMeant(inner))
    if (!explicit.has(key) && !DROPPED.has(key)) merged.append(key, value);
  return merged;
}

/** What comes behind it belongs to the text around the link, and `3D` before it to the mail. Other letters than its own decode to no query. */
const unpack = (value: string): string | undefined =>
  value.length > MAX_LENGTH
    ? undefined
    : [/^[\w-]+/, /(?<=^3D)[\w-]+/i]
        .map((packed) => decodeBase64url(packed.exec(value)?.[0] ?? ''))
        .find((query): query is string => /^[^\p{Cc}=]+=[^\p{Cc}]*$/u.test(query ?? ''));
