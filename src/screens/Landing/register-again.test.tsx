/** Invited visitors have a link to the form throughout the page. */
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';

screenTests();

/** The test controls which elements are visible. */
let notify: IntersectionObserverCallback = () => undefined;
let watched: Element[] = [];
beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        notify = callback;
      }
      observe = (element: Element) => watched.push(element);
      disconnect = () => undefined;
    },
  );
});

const bar = () => document.querySelector('.landing__bar');
const seen = (element: Element | undefined, isIntersecting: boolean) =>
  act(() => notify([{ target: element, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
const ways = () =>
  [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === textOf('en', 'action.register'));

test.each([
  ['invited', 'landing.closingSecond'],
  ['invitedNameless', 'landing.closingSecondNameless'],
] as const)('%s: in hero, bar and closing', async (situation, second) => {
  await show(Landing, fixtures[situation]);
  const headingIn = (part: Element | null) => part?.querySelector('h2')?.textContent ?? null;
  expect(ways().map((way) => headingIn(way.closest('section, .landing__bar, .page-frame')))).toEqual([
    null,
    null,
    headingOf('en', 'landing.closingHeading', second, { inviter: 'Clara' }),
  ]);
});
test.each(['uninvited', 'lookingUp', 'lean'] as const)('%s: nowhere', async (situation) => {
  await show(Landing, fixtures[situation]);
  expect([
    bar(),
    document.querySelector('.landing__register'),
    screen.queryByRole('heading', { name: new RegExp(`^${textOf('en', 'landing.closingHeading')}`) }),
  ]).toEqual([null, null, null]);
});
test('the bar is usable only while no other button is in view', async () => {
  await show(Landing, fixtures.invited);
  const hidden = () => bar()?.hasAttribute('inert');
  const [hero, end] = watched;
  const states = [hidden()];
  for (const [element, isSeen] of [
    [hero, true],
    [hero, false],
    [end, true],
    [end, false],
  ] as const) {
    seen(element, isSeen);
    states.push(hidden());
  }
  expect([watched.map(({ className }) => className), states]).toEqual([
    ['landing__next', 'landing__register'],
    [true, true, false, true, false],
  ]);
});
