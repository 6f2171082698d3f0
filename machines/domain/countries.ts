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
/** Where nothing else is known (spec 3, spec 9). */
export const DEFAULT_COUNTRY: Country = 'DE';

/** Whether a value is the code of a supported country, in capitals (spec 5). */
export function isCountry(x: unknown): x is Country {
  return COUNTRIES.some((country) => country === x);
}

/**
 * The country code that a host name's suffix stands for (spec 7, D19), supported or not; a port is ignored. `uk` is GB;
 * `com`, other suffixes that are not two letters, `eu` and a bare name are null.
 */
export function countryFromHost(host: string): string | null {
  const suffix = /\.([a-z]{2})\.?(?::\d+)?$/i.exec(host)?.[1]?.toUpperCase();
  if (suffix === undefined || suffix === 'EU') return null;
  return suffix === 'UK' ? 'GB' : suffix;
}

/** Zones of the IANA data base; `Europe/` where no area is named. */
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

/** The supported country that an IANA time zone (`Intl`'s `timeZone`) lies in, else null (D19). */
export function countryFromTimeZone(timeZone: string | undefined): Country | null {
  const zone = timeZone?.replace(/^Europe\//, '') ?? '';
  return COUNTRIES.find((country) => ZONES[country].split(' ').includes(zone)) ?? null;
}

/**
 * The country that a visitor is most likely in (D19): the back end's answer, else the host's suffix, else the time zone,
 * else DE; whatever is not supported is skipped.
 */
export function likelyCountry(hints: {
  answered?: string | null;
  host?: string;
  timeZone?: string | undefined;
}): Country {
  const candidates = [hints.answered, countryFromHost(hints.host ?? ''), countryFromTimeZone(hints.timeZone)];
  return candidates.find(isCountry) ?? DEFAULT_COUNTRY;
}
