// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Renewal from './Renewal.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('status').flatMap((status) => status.textContent || []);
const fetching = (locale: 'en' | 'de') => headingOf(locale, 'renewal.heading', 'renewal.second');
const unreachable = (locale: 'en' | 'de') =>
  headingOf(locale, 'renewal.unreachableHeading', 'renewal.unreachableSecond');

test.each([
  ['asking', 'en'],
  ['asking', 'de'],
  ['reloading', 'en'],
] as const)('%s, %s: a moment, and nothing to do', async (situation, locale) => {
  await show(Renewal, fixtures[situation], { locale });
  expect([heading().textContent, document.title, buttons(), said()]).toEqual([
    fetching(locale),
    `${textOf(locale, 'renewal.page')} · Vestibule`,
    [],
    [],
  ]);
});

test.each([
  ['en', 'Try again'],
  ['de', textOf('de', 'action.tryAgain')],
] as const)('unreachable, %s: why, and that nothing is lost', async (locale, again) => {
  await show(Renewal, fixtures.unreachable, { locale });
  const why = textOf(locale, 'problem.network');
  expect([heading().textContent, said(), screen.getAllByText(why).map(({ tagName }) => tagName), buttons()]).toEqual([
    unreachable(locale),
    [why],
    ['OUTPUT', 'P'],
    [again],
  ]);
});

test('tried again; the heading of what happens has the focus', async () => {
  let fail: (error: Error) => void = () => undefined;
  const reachHouse = () => new Promise<never>((_, reject) => void (fail = reject));
  const { user, sent } = await show(Renewal, fixtures.unreachable, { services: { reachHouse } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect([sent, heading().textContent, document.activeElement, buttons()]).toEqual([
    [{ type: 'reload.retried' }],
    fetching('en'),
    heading(),
    [],
  ]);
  fail(new Error('cut'));
  await screen.findByRole('button', { name: 'Try again' });
  expect([heading().textContent, document.activeElement]).toEqual([unreachable('en'), heading()]);
});
