// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import Activated from './Activated.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  ['justNow', 'en', 'Continue', 'shop.chosen'],
  ['justNow', 'de', 'Weiter', 'shop.chosen'],
  ['before', 'en', 'Login', 'login.chosen'],
  ['before', 'de', 'Anmelden', 'login.chosen'],
] as const)('%s, %s: what is said, and the way on', async (situation, locale, name, type) => {
  const { user, sent } = await show(Activated, fixtures[situation], { locale });
  const soon = screen.queryByText(textOf(locale, 'activated.soon'));
  const heading =
    situation === 'justNow'
      ? headingOf(locale, 'activated.heading', 'activated.second')
      : headingOf(locale, 'activated.beforeHeading', 'activated.beforeSecond');
  expect([screen.getByRole('heading', { level: 1 }).textContent, soon !== null]).toEqual([
    heading,
    situation === 'justNow',
  ]);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});
