import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import StaleDeployment from './StaleDeployment.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const said = () => screen.getAllByRole('status').flatMap((status) => status.textContent || []);
const fetching = (locale: 'en' | 'de') => headingOf(locale, 'staleDeployment.heading', 'staleDeployment.second');
const unreachable = (locale: 'en' | 'de') =>
  headingOf(locale, 'staleDeployment.unreachableHeading', 'staleDeployment.unreachableSecond');

test.each([
  ['asking', 'en'],
  ['asking', 'de'],
  ['reloading', 'en'],
] as const)('%s, %s: a moment, and nothing to do', async (situation, locale) => {
  await show(StaleDeployment, fixtures[situation], { locale });
  expect([heading().textContent, document.title, buttons(), said()]).toEqual([
    fetching(locale),
    `${textOf(locale, 'staleDeployment.page')} · Vestibule`,
    [],
    [],
  ]);
});

test.each([
  ['en', 'Try again'],
  ['de', textOf('de', 'action.tryAgain')],
] as const)('unreachable, %s: why, and that nothing is lost', async (locale, again) => {
  await show(StaleDeployment, fixtures.unreachable, { locale });
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
  const pingBackend = () => new Promise<never>((_, reject) => void (fail = reject));
  const { user, sent } = await show(StaleDeployment, fixtures.unreachable, { services: { pingBackend } });
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
