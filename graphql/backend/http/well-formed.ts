import { mapValues } from 'es-toolkit/object';

/**
 * Replaces lone surrogates and NUL in every string by U+FFFD, as decoders (WHATWG Encoding, 6) and HTML parsers
 * (13.2.5) do: UTF-8 and PostgreSQL can't store them. No field rule accepts U+FFFD, so validation reports it.
 */
export const wellFormed = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD') as Value;
  if (Array.isArray(value)) return value.map(wellFormed) as Value;
  return typeof value === 'object' && value !== null ? (mapValues(value, wellFormed) as Value) : value;
};
