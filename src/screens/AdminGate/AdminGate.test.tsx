import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNotice, heading, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AdminGate from './AdminGate.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('shows a moment of waiting', async () => {
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

test('says that it takes long, with no button (D24)', async () => {
  await show(AdminGate, fixtures.slow);
  const message = screen.getByText(textOf('en', 'adminGate.slow'));
  expect([message.matches('[aria-live="polite"] > *'), screen.queryByRole('button')]).toEqual([true, null]);
});

test('says that there was no response, with a retry button (D24)', async () => {
  const { user, sent } = await show(AdminGate, fixtures.offline);
  const alert = screen.getByRole('region', aNotice);
  expect(alert.textContent).toMatch(/^Network issue detected\./);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect([sent, screen.queryByRole('region', aNotice)]).toEqual([[{ type: 'lookUp.retried' }], null]);
});
