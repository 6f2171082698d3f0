/** The app page leads to the app: store links, and a QR code on wide screens (D29, D34). */
import { act, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';

screenTests();
const links = () => {
  const list = screen.queryByRole('list', { name: textOf('en', 'layout.app') });
  return (
    list &&
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  );
};
const words = textOf('en', 'landing.appCode');
const stores = [
  ['App Store', '/app/app-store'],
  ['Google Play', '/app/google-play'],
];

test.each([
  ['app', stores],
  ['women', null],
] as const)('%s: shows configured app stores under the lead, and no QR code on a phone', async (situation, found) => {
  await show(Landing, fixtures[situation]);
  expect([links(), screen.queryByText(words)]).toEqual([found, null]);
});

/** A window that is wide, or becomes wide. */
function windowOf(wide: boolean) {
  const asked: string[] = [];
  const desk = Object.assign(new EventTarget(), { matches: wide });
  const listen = vi.spyOn(desk, 'addEventListener');
  const leave = vi.spyOn(desk, 'removeEventListener');
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return desk;
  });
  const turn = (matches: boolean) => {
    desk.matches = matches;
    act(() => void desk.dispatchEvent(new Event('change')));
  };
  return { asked, listen, leave, turn };
}

test('shows neither inside the app', async () => {
  windowOf(true);
  const { name, value, context } = fixtures.app;
  await show(Landing, { name, value, context: { ...context, wrapper: { isWebView: true } } });
  expect([links(), screen.queryByText(words)]).toEqual([null, null]);
});

test('on desktop: shows a QR code of its own address, with the invitation', async () => {
  const { asked } = windowOf(true);
  history.replaceState(null, '', '/acquisition/app#code');
  await show(Landing, fixtures.appInvited);
  const figure = (await screen.findByText(words)).closest('figure');
  const { data, size } = encode(`${location.origin}/acquisition/app?rc=VESTIBULE`, { border: 0 });
  const drawn = figure?.querySelector('svg');
  expect([
    asked,
    drawn?.getAttribute('aria-hidden'),
    drawn?.getAttribute('viewBox'),
    drawn
      ?.querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g),
  ]).toEqual([
    ['(min-width: 56em)'],
    'true',
    `0 0 ${size} ${size}`,
    data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}` : []))),
  ]);
});

test('appears once when the window becomes wide, and removes its listener on unmount', async () => {
  const { listen, leave, turn } = windowOf(false);
  const { unmount } = await show(Landing, fixtures.app);
  const before = screen.queryByText(words);
  turn(true);
  await screen.findByText(words);
  turn(false);
  turn(true);
  unmount();
  expect([before, listen.mock.calls.length, leave.mock.calls]).toEqual([null, 1, listen.mock.calls]);
});
