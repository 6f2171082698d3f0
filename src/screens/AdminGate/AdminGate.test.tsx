import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNotice, heading, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AdminGate from './AdminGate.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('one moment', async () => {
  await show(AdminGate, fixtures.asking);
  expect([
    heading().textContent,
    document.title,
    screen.queryByRole('button'),
    screen.queryByRole('region', aNotice),
  ]).toEqual([
    headingOf('en', 'adminGate.heading', 'adminGate.second'),
    `${textOf('en', 'adminGate.page')} · Vestibule`,
    null,
    null,
  ]);
});

test('it takes long: that is told, and there is nothing to press (D24)', async () => {
  await show(AdminGate, fixtures.slow);
  const told = screen.getByText(textOf('en', 'adminGate.slow'));
  expect([told.matches('[aria-live="polite"] > *'), screen.queryByRole('button')]).toEqual([true, null]);
});

test('no answer: told, with a way to ask again (D24)', async () => {
  const { user, sent } = await show(AdminGate, fixtures.offline);
  const alert = screen.getByRole('region', aNotice);
  expect(alert.textContent).toMatch(/^Network issue detected\./);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect([sent, screen.queryByRole('region', aNotice)]).toEqual([[{ type: 'lookUp.retried' }], null]);
});
