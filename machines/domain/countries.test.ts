import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  countryFromHost,
  countryFromTimeZone,
  isCountry,
  likelyCountry,
} from './countries.ts';

describe('D19 countries', () => {
  it('are the 27 of spec 3, in its order', () => {
    expect(COUNTRIES.join(', ')).toBe(
      'AT, BE, BG, CH, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, NL, PL, PT, RO, SE, SI, SK',
    );
    expect(COUNTRIES.every(isCountry)).toBe(true);
    expect(DEFAULT_COUNTRY).toBe('DE');
  });

  it.each(['GB', 'US', 'de', '', ' DE', 'DEU', null, undefined, 7, ['DE'], 'constructor'])('%j is invalid', (x) => {
    expect(isCountry(x)).toBe(false);
  });
});

describe('D19 country from the host', () => {
  it.each([
    ['shop.at', 'AT'],
    ['www.shop.CO.UK', 'GB'],
    ['shop.de:9090', 'DE'],
    ['shop.fr.', 'FR'],
    ['shop.com', null],
    ['de', null],
    ['127.0.0.1:9090', null],
    ['', null],
  ])('%j → %j', (host, country) => {
    expect(countryFromHost(host)).toBe(country);
  });
});

describe('D19 country from the time zone', () => {
  it.each([
    ['Europe/Berlin', 'DE'],
    ['Europe/Busingen', 'DE'],
    ['Europe/Vienna', 'AT'],
    ['Atlantic/Canary', 'ES'],
    ['Asia/Nicosia', 'CY'],
    ['Europe/London', null],
    ['UTC', null],
    ['', null],
    [undefined, null],
  ])('%j → %j', (timeZone, country) => {
    expect(countryFromTimeZone(timeZone)).toBe(country);
  });

  it('knows a zone of each country, by the name that the platform gives it', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const found = new Set(zones.map((zone) => countryFromTimeZone(zone)));
    expect(COUNTRIES.filter((country) => !found.has(country))).toEqual([]);
  });
});

describe('D19 the likely country', () => {
  const all = { answered: 'SE', host: 'shop.it', timeZone: 'Europe/Paris' };

  it.each([
    ['the answer first', all, 'SE'],
    ['an unsupported answer skipped', { ...all, answered: 'US' }, 'IT'],
    ['no answer', { ...all, answered: null }, 'IT'],
    ['a generic host skipped', { answered: null, host: 'shop.com', timeZone: 'Europe/Paris' }, 'FR'],
    ['an unsupported host skipped', { host: 'shop.co.uk', timeZone: 'Europe/Paris' }, 'FR'],
    ['an unsupported zone skipped', { host: 'localhost:9090', timeZone: 'Europe/London' }, 'DE'],
    ['nothing known', { timeZone: undefined }, 'DE'],
  ])('%s', (_, hints, country) => {
    expect(likelyCountry(hints)).toBe(country);
  });
});
