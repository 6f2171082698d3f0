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
 * A `location.search` with its `acqParams` unpacked, once, under the explicit parameters (an explicit one wins) and
 * removed (D5). What cannot be decoded, is over 4096 characters or has a forbidden key is dropped; unknown keys stay.
 * Returns '' or '?…'; a search without `acqParams` comes back byte for byte.
 */
export function expandAcqParams(search: string): string {
  const explicit = new URLSearchParams(search);
  const packed = explicit.get(ACQ_PARAMS);
  if (packed === null) return search;
  explicit.delete(ACQ_PARAMS);
  const merged = new URLSearchParams(explicit);
  for (const [key, value] of new URLSearchParams(unpack(packed)))
    if (!explicit.has(key) && !DROPPED.has(key)) merged.append(key, value);
  const query = merged.toString();
  return query === '' ? '' : `?${query}`;
}

function unpack(packed: string): string {
  return packed.length > MAX_LENGTH ? '' : (decodeBase64url(packed) ?? '');
}
