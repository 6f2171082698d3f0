/** When a season is shown (D29). */
import { describe, expect, test } from 'vitest';
import { seasons, SLUGS } from './definitions.ts';
import { SEASONS, type Season } from './landing.types.ts';
import { seasonAt, seasonOf, seasonOn, seasonsOf, seasonSteps } from './season.ts';

const DAY = 86_400_000;
const at = (moment: string) => Date.parse(moment);
const stand = (season: Season, moment: string, more = 0) => seasonAt(season, at(moment) + more);

describe('Black Friday: announced, begun, over', () => {
  const { blackFriday } = seasons;
  test.each([
    ['2026-11-16T00:00+01:00', '2026-11-27T00:00+01:00', '2026-11-28T00:00+01:00'],
    ['2027-11-15T00:00+01:00', '2027-11-26T00:00+01:00', '2027-11-27T00:00+01:00'],
  ])('announced on %s', (announced, begins, ends) => {
    const before = { begun: false, until: at(begins) };
    const during = { begun: true, until: at(ends) };
    expect([
      stand(blackFriday, announced, -1),
      stand(blackFriday, announced),
      stand(blackFriday, begins, -1),
      stand(blackFriday, begins),
      stand(blackFriday, ends, -1),
      stand(blackFriday, ends),
    ]).toEqual([null, before, before, during, during, null]);
  });
});

test('a landing page shows its own season; the start page shows the current one', () => {
  const carried = [null, ...SLUGS, 'nowhere'].flatMap((slug) => {
    const names = seasonsOf(slug).map(({ name }) => name);
    return names.length > 0 ? [[slug, ...names]] : [];
  });
  expect([carried, seasonsOf('black-week'), seasonSteps('women'), seasonSteps('nowhere')]).toEqual([
    [
      [null, ...SEASONS],
      ['singles-week', 'singlesWeek'],
      ['black-friday', 'blackFriday'],
      ['black-week', 'blackWeek'],
      ['cyber-monday', 'cyberMonday'],
    ],
    [{ name: 'blackWeek', ...seasons.blackWeek }],
    '',
    '',
  ]);
});

/**
 * The start page in November 2026, computed by hand: a season that has begun comes first, then the one that changes
 * first.
 */
const november = [
  ['2026-11-09T00:00+01:00', 'singlesWeek begun'],
  ['2026-11-16T00:00+01:00', 'blackFriday announced'],
  ['2026-11-21T00:00+01:00', 'blackWeek announced'],
  ['2026-11-23T00:00+01:00', 'blackWeek begun'],
  ['2026-11-27T00:00+01:00', 'blackFriday begun'],
  ['2026-11-28T00:00+01:00', 'blackWeek begun'],
  ['2026-11-30T00:00+01:00', 'cyberMonday begun'],
  ['2026-12-01T00:00+01:00', ''],
] as const;
test.each(november.map(([moment, words], index) => [moment, november[index - 1]?.[1] ?? '', words] as const))(
  'the start page, as %s comes: "%s", then "%s"',
  (moment, before, after) => {
    const wordsAt = (time: number) => {
      const on = seasonOn(null, time);
      return on ? `${on.season.name} ${on.stand.begun ? 'begun' : 'announced'}` : '';
    };
    expect([wordsAt(at(moment) - 1), wordsAt(at(moment))]).toEqual([before, after]);
  },
);
test('its steps for the inline script', () => {
  expect([seasonSteps(null).split(',').slice(0, november.length), seasonSteps('cyber-monday').split(',')]).toEqual([
    november.map(([moment, words]) => `${at(moment)}=${words}`),
    seasons.cyberMonday.dates.flatMap(({ announced, begins, ends }) => [
      `${at(announced)}=cyberMonday announced`,
      `${at(begins)}=cyberMonday begun`,
      `${at(ends)}=`,
    ]),
  ]);
});

test('a season has its own page; the start page has none', () => {
  expect([null, 'women', 'nowhere', 'black-friday'].map((slug) => seasonOf(slug)?.name ?? null)).toEqual([
    null,
    null,
    null,
    'blackFriday',
  ]);
});

test('a season that ends as the next begins leaves no gap', () => {
  const season: Season = {
    countdown: false,
    ground: 'paper',
    dates: [
      { announced: '2026-03-01T00:00Z', begins: '2026-03-01T00:00Z', ends: '2026-03-02T00:00Z' },
      { announced: '2026-03-02T00:00Z', begins: '2026-03-03T00:00Z', ends: '2026-03-04T00:00Z' },
    ],
  };
  expect([stand(season, '2026-03-02T00:00Z', -1), stand(season, '2026-03-02T00:00Z')]).toEqual([
    { begun: true, until: at('2026-03-02T00:00Z') },
    { begun: false, until: at('2026-03-03T00:00Z') },
  ]);
});

test('Black Friday follows the fourth Thursday of November at midnight in Central Europe, Cyber Monday three days later', () => {
  for (const [index, year] of [2026, 2027].entries()) {
    const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
    const thanksgiving = 1 + ((4 - first + 7) % 7) + 21;
    const friday = Date.UTC(year, 10, thanksgiving + 1, -1);
    expect([
      at(seasons.blackFriday.dates[index]?.begins ?? ''),
      at(seasons.cyberMonday.dates[index]?.begins ?? ''),
      at(seasons.blackWeek.dates[index]?.ends ?? ''),
    ]).toEqual([friday, friday + 3 * DAY, friday + 3 * DAY]);
  }
});
