/** Mistakes in `landing-pages.json` are reported to its author (D29). */
import { describe, expect, test } from 'vitest';
import { definitionProblems } from './check-landing-pages.ts';
import data from './landing-pages/landing-pages.json' with { type: 'json' };
import { SEASONS } from './landing-pages/landing.types.ts';

/** The problems reported for a copy with another value at a dotted path; undefined removes the value. */
function planted(place: string, value: unknown): string[] {
  const copy: unknown = structuredClone(data);
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), copy) as object;
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return definitionProblems(copy);
}

test('the product’s own data is valid', () => {
  expect(definitionProblems(data)).toEqual([]);
});

test('a page names only what differs', () => {
  expect([planted('pages.women', {}), planted('pages.new-page', { accent: 'brass' })]).toEqual([[], []]);
});

describe('a field', () => {
  test.each([
    ['layout', 'wide', 'must be one of "rightDoubleColumn", "centerSingleColumn", "onlyMobile"'],
    ['words', '', 'must be one of "standard", "women", "men", "app", "viral", "partner", "full"'],
    ['flow', 'socialRegistration', 'must be one of "default", "leanStep2"'],
    ['simple', 'true', 'must be one of true, false'],
    ['season', 'summer', 'must be one of null, "current", "singlesWeek", "blackWeek", "blackFriday", "cyberMonday"'],
    ['sections', 'code', 'must be a list'],
    ['sections', ['code', 'prices', 7], 'must not name "prices", 7'],
    ['sections', ['code', 'steps', 'steps'], 'must name each section once'],
    ['sections', ['benefits'], 'must name "code", "ask": who comes without a link needs a way on'],
    ['sectoins', ['code'], 'is not a field of a landing page'],
  ])('%s: %j', (field, value, problem) => {
    expect([planted(`pages.women.${field}`, value), planted(`standard.${field}`, value)]).toEqual([
      [`women: ${field} ${problem}`],
      [`standard: ${field} ${problem}`],
    ]);
  });
  test.each(Object.keys(data.standard))('the standard page needs %s', (field) => {
    expect(planted(`standard.${field}`, undefined)).toEqual([`standard: ${field} is missing`]);
  });
});

describe('a slug', () => {
  test.each(['Women', 'black friday', 'a--b', '-a', 'a/b', 'é', ''])('%j is invalid', (slug) => {
    expect(planted('pages', { ...data.pages, [slug]: {} })).toEqual([
      `${slug}: a slug is small letters, digits and single hyphens`,
    ]);
  });
  test.each([
    ['de', 'two letters name a language'],
    ['entrance', 'is the address of another page'],
  ])('%s: %s', (slug, problem) => {
    expect(planted('pages', { ...data.pages, [slug]: {} })).toEqual([`${slug}: ${problem}`]);
  });
});

describe('a season', () => {
  const moments = 'must be moments such as "2026-11-27T00:00+01:00"';
  test.each(SEASONS)('%s is required', (name) => {
    expect(planted(`seasons.${name}`, undefined)).toEqual([`${name}: countdown must be true or false`]);
  });
  test.each([
    ['countdown', 'yes', 'must be true or false'],
    ['ground', 'night', 'must be one of "paper", "ink"'],
    ['dates', undefined, 'must be a list'],
    ['dates', [], 'must be a list'],
  ])('%s: %j', (field, value, problem) => {
    expect(planted(`seasons.blackFriday.${field}`, value)).toEqual([`blackFriday: ${field} ${problem}`]);
  });
  test.each([
    ['announced', undefined],
    ['begins', '2026-11-27'],
    ['ends', '2026-11-28T00:00:30+01:00'],
    ['ends', 1_795_820_400_000],
  ])('%s: %j is not a time', (name, moment) => {
    expect(planted(`seasons.blackFriday.dates.1.${name}`, moment)).toEqual([
      `blackFriday: dates 2: announced, begins and ends ${moments}`,
    ]);
  });
  test.each([
    ['announced after it begins', 'announced', '2026-11-27T00:01+01:00'],
    ['over before it begins', 'ends', '2026-11-26T23:59+01:00'],
    ['on a day that no month has', 'begins', '2026-11-99T00:00+01:00'],
  ])('%s', (_, name, moment) => {
    expect(planted(`seasons.blackFriday.dates.0.${name}`, moment)).toEqual([
      'blackFriday: dates 1: announced, begins, ends must follow each other',
    ]);
  });
});

test('all mistakes are reported at once; for a value that is not an object, every field is missing', () => {
  const broken = { ...data, pages: { ...data.pages, 'A B': { simple: 1, words: 'loud' } } };
  expect([definitionProblems(broken), definitionProblems(null).length]).toEqual([
    [
      'A B: a slug is small letters, digits and single hyphens',
      'A B: simple must be one of true, false',
      'A B: words must be one of "standard", "women", "men", "app", "viral", "partner", "full"',
    ],
    Object.keys(data.standard).length + SEASONS.length,
  ]);
});
