import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNotice, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AdminGate from './AdminGate.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  ['en', textOf('en', 'adminGate.heading')],
  ['de', textOf('de', 'adminGate.heading')],
] as const)('%s: one moment', async (locale, words) => {
  await show(AdminGate, fixtures.asking, { locale });
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    screen.queryByRole('button'),
    screen.queryByRole('region', aNotice),
  ]).toEqual([
    headingOf(locale, 'adminGate.heading', 'adminGate.second'),
    `${textOf(locale, 'adminGate.page')} · Vestibule`,
    null,
    null,
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent?.startsWith(words)).toBe(true);
});

test('it takes long: that is told, and there is nothing to press (D24)', async () => {
  await show(AdminGate, fixtures.slow);
  const told = screen.getByText(textOf('en', 'adminGate.slow'));
  expect([told.matches('[aria-live="polite"]'), screen.queryByRole('button')]).toEqual([true, null]);
});

test.each([
  ['offline', /^Network issue detected\./],
  ['timeout', /^Timeout exceeded/],
  ['technical', /^Due to a technical issue our store is not available/],
] as const)('no answer, %s: told, with a way to ask again (D24)', async (situation, words) => {
  const { user, sent } = await show(AdminGate, fixtures[situation]);
  const alert = screen.getByRole('region', aNotice);
  expect(within(alert).getByText(words).tagName).toBe('P');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect([sent, screen.queryByRole('region', aNotice)]).toEqual([
    [{ type: 'lookUp.retried', at: expect.any(Number) }],
    null,
  ]);
});
