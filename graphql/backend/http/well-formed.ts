import { mapValues } from 'es-toolkit/object';

/**
 * A value with each text in it as UTF-8 and PostgreSQL can hold it: a lone surrogate and NUL become U+FFFD, as decoders (WHATWG
 * Encoding, 6) and HTML parsers (13.2.5) have it. No rule of a field takes that character for a good one, so it is answered as a mistake.
 */
export const wellFormed = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD') as Value;
  if (Array.isArray(value)) return value.map(wellFormed) as Value;
  return typeof value === 'object' && value !== null ? (mapValues(value, wellFormed) as Value) : value;
};
