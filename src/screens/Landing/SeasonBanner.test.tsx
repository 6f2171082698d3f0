/** The banner of a season (D29): before, announced, begun, over; and as time passes. */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import type { Locale } from '../../../machines/domain/languages.ts';
import { SeasonBanner } from './SeasonBanner.tsx';
import { useMinute } from './useMinute.ts';

screenTests();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
const MINUTE = 60_000;
const showAt = (moment: string, slug: string | null = 'black-friday', locale: Locale = 'en') => {
  vi.setSystemTime(Date.parse(moment));
  const value = { landing: { uninvited: { code: 'ready', waitingList: 'idle' } } };
  return show(SeasonBanner, { name: moment, value, context: { slug } }, { locale });
};
const banner = () => screen.queryByRole('complementary');
const lines = () => [...(banner()?.querySelectorAll('.banner__line') ?? [])].map((line) => line.textContent);
const figures = () => [...(banner()?.querySelectorAll('.countdown__part') ?? [])].map((part) => part.textContent);
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
const announced = textOf('en', 'seasons.blackFridayAnnounced');
const begun = textOf('en', 'seasons.blackFridayBegun');

describe('which, when, in which words', () => {
  test.each([
    [null, 'blackWeek', '2026-11-24T12:00+01:00', 'Begun'],
    ['singles-week', 'singlesWeek', '2026-11-09T00:00+01:00', 'Begun'],
    ['black-week', 'blackWeek', '2026-11-22T23:59+01:00', 'Announced'],
    ['black-week', 'blackWeek', '2026-11-23T00:00+01:00', 'Begun'],
    ['black-friday', 'blackFriday', '2027-11-25T23:59:59+01:00', 'Announced'],
    ['black-friday', 'blackFriday', '2027-11-26T12:00+01:00', 'Begun'],
    ['cyber-monday', 'cyberMonday', '2026-11-28T00:00+01:00', 'Announced'],
    ['cyber-monday', 'cyberMonday', '2026-11-30T23:59+01:00', 'Begun'],
  ] as const)('%s (%s) at %s: %s', async (slug, name, moment, stand) => {
    const said = [];
    for (const locale of ['en', 'de'] as const) {
      const { unmount } = await showAt(moment, slug, locale);
      const called = screen.getByRole('complementary', {
        name: `${textOf(locale, `seasons.${name}`)} ${textOf(locale, 'seasons.second')}`,
      });
      said.push(called === banner(), lines());
      unmount();
    }
    const line = `seasons.${name}${stand}` as const;
    expect(said).toEqual([true, [textOf('en', line)], true, [textOf('de', line)]]);
  });
  test.each([
    ['black-friday', '2026-11-15T23:59:59+01:00'],
    ['black-friday', '2026-11-28T00:00+01:00'],
    ['singles-week', '2026-11-08T23:59+01:00'],
    ['singles-week', '2026-11-16T00:00+01:00'],
    ['women', '2026-11-27T12:00+01:00'],
    [null, '2026-12-01T00:00+01:00'],
  ])('%s at %s: none', async (slug, moment) => {
    const { container } = await showAt(moment, slug);
    expect(container.textContent).toBe('');
  });
});

describe('Black Friday counts down', () => {
  test.each([
    ['2026-11-16T00:00+01:00', ['11 days', '00 hours', '00 min'], 'Begins in 11 days, 0 hours and 0 minutes.'],
    ['2026-11-20T19:48+01:00', ['06 days', '04 hours', '12 min'], 'Begins in 6 days, 4 hours and 12 minutes.'],
    ['2026-11-25T22:59:30+01:00', ['01 day', '01 hour', '01 min'], 'Begins in 1 day, 1 hour and 1 minute.'],
    ['2026-11-26T23:59:59.999+01:00', ['00 days', '00 hours', '01 min'], 'Begins in 0 days, 0 hours and 1 minute.'],
  ])('at %s', async (moment, shown, sentence) => {
    await showAt(moment);
    const timer = screen.getByRole('timer');
    const heard = [...timer.children].filter((part) => part.getAttribute('aria-hidden') !== 'true');
    expect([figures(), heard.map((part) => part.textContent), timer.getAttribute('aria-live')]).toEqual([
      shown,
      [sentence],
      null,
    ]);
  });
  test('in German', async () => {
    await showAt('2026-11-25T22:58+01:00', 'black-friday', 'de');
    expect([figures(), screen.getByRole('timer').firstChild?.textContent]).toEqual([
      ['01 Tag', '01 Stunde', '02 Min.'],
      'Beginnt in 1 Tag, 1 Stunde und 2 Minuten.',
    ]);
  });
  test.each(['black-week', 'cyber-monday'])('%s does not', async (slug) => {
    await showAt('2026-11-22T12:00+01:00', slug);
    if (slug === 'cyber-monday') pass(7 * 24 * 60 * MINUTE);
    expect([banner() !== null, screen.queryByRole('timer')]).toEqual([true, null]);
  });
});

describe('as time passes', () => {
  test('it changes with the minute of the clock, announced to begun to gone', async () => {
    await showAt('2026-11-26T23:57:40+01:00');
    const seen = [figures().at(-1)];
    pass(19_999);
    seen.push(figures().at(-1));
    pass(1);
    seen.push(figures().at(-1), lines()[0]);
    pass(2 * MINUTE - 1);
    seen.push(figures().at(-1), lines()[0]);
    pass(1);
    seen.push(figures().at(-1), lines()[0]);
    pass(24 * 60 * MINUTE - 1);
    seen.push(lines()[0]);
    pass(1);
    expect([...seen, banner()]).toEqual([
      '03 min',
      '03 min',
      '02 min',
      announced,
      '01 min',
      announced,
      undefined,
      begun,
      begun,
      null,
    ]);
  });
  test('it comes when it is time', async () => {
    await showAt('2026-11-15T23:59:50+01:00');
    const before = banner();
    pass(10_000);
    expect([before, lines()]).toEqual([null, [announced]]);
  });
  test('a computer that slept: the next minute tells', async () => {
    await showAt('2026-11-26T20:00:30+01:00');
    vi.setSystemTime(Date.parse('2026-11-27T08:00:10+01:00'));
    pass(30_000);
    expect(lines()).toEqual([begun]);
  });
  test('nothing ticks once it is off the page', async () => {
    const { unmount } = await showAt('2026-11-20T12:00+01:00');
    const ticking = vi.getTimerCount();
    unmount();
    expect(ticking - vi.getTimerCount()).toBe(1);
  });
});

test('pre-rendered there is no clock: both lines stand there, and the place of the figures, for the page to choose', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T12:00+01:00'));
  const Minute = () => <p>{JSON.stringify(useMinute())}</p>;
  const html = renderToString(<Minute />);
  render(<Minute />);
  expect([html, screen.getByText(/\d/).textContent]).toEqual([
    '<p>null</p>',
    String(Date.parse('2026-11-20T12:00+01:00')),
  ]);
});
