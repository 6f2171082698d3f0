/** The supported countries, in the order of spec 3. */
export const COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
export type Country = (typeof COUNTRIES)[number];
/** Fallback if no other hint is available (spec 3, spec 9). */
export const DEFAULT_COUNTRY: Country = 'DE';

/** True if the value is an upper-case code of a supported country (spec 5). */
export function isCountry(x: unknown): x is Country {
  return COUNTRIES.some((country) => country === x);
}

/**
 * The country code of a host name's suffix (spec 7, D19), supported or not; a port is ignored. `uk` maps to GB. Returns
 * null for `com`, for other suffixes that are not two letters, for `eu` and for a name without a suffix.
 */
export function countryFromHost(host: string): string | null {
  const suffix = /\.([a-z]{2})\.?(?::\d+)?$/i.exec(host)?.[1]?.toUpperCase();
  if (suffix === undefined || suffix === 'EU') return null;
  return suffix === 'UK' ? 'GB' : suffix;
}

/** IANA time zones; the prefix `Europe/` is implied if no area is given. */
const ZONES: Readonly<Record<Country, string>> = {
  AT: 'Vienna',
  BE: 'Brussels',
  BG: 'Sofia',
  CH: 'Zurich',
  CY: 'Asia/Nicosia Nicosia Asia/Famagusta',
  CZ: 'Prague',
  DE: 'Berlin Busingen',
  DK: 'Copenhagen',
  EE: 'Tallinn',
  ES: 'Madrid Africa/Ceuta Atlantic/Canary',
  FI: 'Helsinki Mariehamn',
  FR: 'Paris',
  GR: 'Athens',
  HR: 'Zagreb',
  HU: 'Budapest',
  IE: 'Dublin',
  IT: 'Rome',
  LT: 'Vilnius',
  LU: 'Luxembourg',
  LV: 'Riga',
  NL: 'Amsterdam',
  PL: 'Warsaw',
  PT: 'Lisbon Atlantic/Madeira Atlantic/Azores',
  RO: 'Bucharest',
  SE: 'Stockholm',
  SI: 'Ljubljana',
  SK: 'Bratislava',
};

/** The supported country of an IANA time zone (`Intl`'s `timeZone`), or null (D19). */
export function countryFromTimeZone(timeZone: string | undefined): Country | null {
  const zone = timeZone?.replace(/^Europe\//, '') ?? '';
  return COUNTRIES.find((country) => ZONES[country].split(' ').includes(zone)) ?? null;
}

/**
 * The visitor's most likely country (D19): the back end's answer, then the host's suffix, then the time zone, then DE.
 * Unsupported countries are skipped.
 */
export function likelyCountry(hints: {
  answered?: string | null;
  host?: string;
  timeZone?: string | undefined;
}): Country {
  const candidates = [hints.answered, countryFromHost(hints.host ?? ''), countryFromTimeZone(hints.timeZone)];
  return candidates.find(isCountry) ?? DEFAULT_COUNTRY;
}
