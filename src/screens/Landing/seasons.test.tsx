/**
 * The seasons (D29), before, announced, begun and ended: a line above the start page, and the hero of their own pages.
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '../../../locales/languages.ts';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { useSeasonNow } from '../../engine/appearance/useSeasonNow.ts';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';
import { SeasonBanner } from './SeasonBanner.tsx';

screenTests();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
const MINUTE = 60_000;
const at = (moment: string) => vi.setSystemTime(Date.parse(moment));
const showBanner = (moment: string, slug: string | null = null) => {
  at(moment);
  return show(SeasonBanner, { ...fixtures.uninvited, context: { slug } });
};
const showPage = (moment: string, slug = 'black-friday', of: object = fixtures.uninvited) => {
  at(moment);
  const { context } = { context: {}, ...of };
  return show(Landing, { ...fixtures.uninvited, ...of, context: { ...context, slug } });
};
const banner = () => document.querySelector('.banner');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const lead = () => document.querySelector('.landing__uninvited > .lead')?.textContent;
const frame = () => document.querySelector('.page-frame')?.classList.contains('page-frame--ground-ink');
const figures = () => [...document.querySelectorAll('.countdown__part')].map((part) => part.textContent);
const label = () => document.querySelector('.page-frame__label')?.textContent ?? null;
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
const ordinary = headingOf('en', 'landing.standardHeading', 'landing.standardSecond');

describe('on the start page: season, dates and words', () => {
  test.each([
    ['singlesWeek', '2026-11-09T00:00+01:00', 'Begun'],
    ['blackWeek', '2026-11-22T23:59+01:00', 'Announced'],
    ['blackFriday', '2027-11-26T12:00+01:00', 'Begun'],
    ['cyberMonday', '2026-11-30T23:59+01:00', 'Begun'],
  ] as const)('%s at %s: %s', async (name, moment, stage) => {
    await showBanner(moment);
    expect(
      Array.from(banner()?.querySelectorAll('.banner__name, .banner__line') ?? [], (line) => line.textContent),
    ).toEqual([textOf('en', `seasons.${name}`), textOf('en', `seasons.${name}${stage}`)]);
  });
  test.each([
    [null, '2026-12-01T00:00+01:00'],
    ['women', '2026-11-27T12:00+01:00'],
    ['black-friday', '2026-11-20T12:00+01:00'],
  ])('%s at %s: none', async (slug, moment) => {
    const { container } = await showBanner(moment, slug);
    expect(container.textContent).toBe('');
  });
  test('only Black Friday counts down, and says to what', async () => {
    const timers = [];
    for (const moment of ['2026-11-20T19:48+01:00', '2026-11-22T12:00+01:00', '2026-11-28T12:00+01:00']) {
      const { unmount } = await showBanner(moment);
      timers.push([banner() !== null, banner()?.querySelector('small')?.textContent, ...figures()]);
      unmount();
    }
    expect(timers).toEqual([
      [true, textOf('en', 'seasons.beginsIn'), '06 days', '04 hours', '12 min'],
      [true, undefined],
      [true, undefined],
    ]);
  });
});

describe('on its own page: the words of the hero, and their background', () => {
  test.each([
    ['singles-week', 'singlesWeek', '2026-11-09T00:00+01:00', 'Begun', false],
    ['black-week', 'blackWeek', '2026-11-22T23:59+01:00', 'Announced', true],
    ['black-friday', 'blackFriday', '2027-11-25T23:59:59+01:00', 'Announced', true],
    ['black-friday', 'blackFriday', '2027-11-26T12:00+01:00', 'Begun', true],
    ['cyber-monday', 'cyberMonday', '2026-11-28T00:00+01:00', 'Announced', true],
    ['cyber-monday', 'cyberMonday', '2026-11-30T23:59+01:00', 'Begun', true],
  ] as const)('%s (%s) at %s: %s', async (slug, name, moment, stage, ink) => {
    await showPage(moment, slug);
    expect([heading(), document.title, lead(), frame()]).toEqual([
      headingOf('en', `seasons.${name}Heading`, `seasons.${name}Second`),
      `${textOf('en', `seasons.${name}`)} · Vestibule`,
      `${textOf('en', `seasons.${name}${stage}`)} ${textOf('en', 'seasons.lead')}`,
      ink,
    ]);
  });
  test.each([
    ['black-friday', '2026-11-15T23:59:59+01:00'],
    ['women', '2026-11-27T12:00+01:00'],
  ])('%s at %s: shows the usual page', async (slug, moment) => {
    await showPage(moment, slug);
    const words = slug === 'women' ? headingOf('en', 'landing.womenHeading', 'landing.womenSecond') : ordinary;
    expect([heading(), frame(), figures(), label(), document.querySelector('.lines')]).toEqual([
      words,
      false,
      [],
      null,
      null,
    ]);
  });
  test('greets invited visitors on ink, with the time left; once begun, with their voucher', async () => {
    const seen = [];
    for (const moment of ['2026-11-20T19:48+01:00', '2026-11-27T12:00+01:00']) {
      const { unmount } = await showPage(moment, 'black-friday', fixtures.invited);
      seen.push([
        heading(),
        frame(),
        figures(),
        label()?.startsWith(textOf('en', 'voucherLabel.worth', { percent: '10' })),
      ]);
      unmount();
    }
    const welcome = headingOf('en', 'landing.invitedHeading', 'landing.invitedSecond', { inviter: 'Clara' });
    expect(seen).toEqual([
      [welcome, true, ['06 days', '04 hours', '12 min'], false],
      [welcome, true, [], true],
    ]);
  });
});

test('names day and hour in each language if it does not end at midnight on the local clock (D60)', async () => {
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(1);
  const announced = [];
  for (const locale of LOCALES) {
    at('2026-11-27T12:00+01:00');
    const { unmount } = await show(SeasonBanner, { ...fixtures.uninvited, context: { slug: null } }, { locale });
    announced.push(document.querySelector('.banner__line')?.textContent);
    unmount();
  }
  expect(announced).toEqual([
    'Until 28 November at 00:00, for members only.',
    'Bis 28. November um 00:00, nur für Mitglieder.',
    'Fino al 28 novembre alle ore 00:00, solo per i membri.',
    'Réservé aux membres, jusqu’au 28 novembre à 00:00.',
    'Tot 28 november om 00:00, alleen voor leden.',
    'Do 28 listopada 00:00, tylko dla członków.',
    'Till 28 november kl. 00:00, endast för medlemmar.',
  ]);
});

describe('the countdown of Black Friday, on the curtain', () => {
  test.each([
    ['2026-11-16T00:00+01:00', ['11 days', '00 hours', '00 min'], 'Begins in 11 days, 0 hours and 0 minutes.'],
    ['2026-11-25T22:59:30+01:00', ['01 day', '01 hour', '01 min'], 'Begins in 1 day, 1 hour and 1 minute.'],
    ['2026-11-26T23:59:59.999+01:00', ['00 days', '00 hours', '01 min'], 'Begins in 0 days, 0 hours and 1 minute.'],
  ])('at %s', async (moment, shown, sentence) => {
    await showPage(moment);
    const timer = screen.getByRole('timer');
    const exposed = [...timer.children].filter((part) => part.getAttribute('aria-hidden') !== 'true');
    expect([figures(), exposed.map((part) => part.textContent), timer.getAttribute('aria-live')]).toEqual([
      shown,
      [sentence],
      null,
    ]);
  });
  test('changes with the minute of the clock, from announced to begun to ended', async () => {
    await showPage('2026-11-26T23:57:40+01:00');
    const now = () => [figures().at(-1), lead()?.split('.')[0], heading() === ordinary];
    const seen = [now()];
    for (const time of [19_999, 1, 2 * MINUTE - 1, 1, 24 * 60 * MINUTE - 1, 1]) {
      pass(time);
      seen.push(now());
    }
    const ahead = 'On Friday, for members only';
    const begun = 'Today until midnight, for members only';
    expect(seen).toEqual([
      ['03 min', ahead, false],
      ['03 min', ahead, false],
      ['02 min', ahead, false],
      ['01 min', ahead, false],
      [undefined, begun, false],
      [undefined, begun, false],
      [undefined, textOf('en', 'landing.standardLead').split('.')[0], true],
    ]);
  });
});

test('shows no clock when prerendered', () => {
  at('2026-11-20T12:00+01:00');
  const SeasonState = () => <p>{JSON.stringify(useSeasonNow('black-friday').value)}</p>;
  const html = renderToString(<SeasonState />);
  render(<SeasonState />);
  expect([html, screen.getByText(/announced/).textContent]).toEqual(['<p>&quot;undecided&quot;</p>', '"announced"']);
});
