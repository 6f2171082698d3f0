import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import Activated from './Activated.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

const words = {
  justNow: ['activated.heading', 'activated.second', 'activated.lead'],
  autoActivated: ['activated.heading', 'activated.second', 'activated.lead'],
  before: ['activated.beforeHeading', 'activated.beforeSecond', 'activated.beforeLead'],
  elsewhere: ['activated.elsewhereHeading', 'activated.elsewhereSecond', 'activated.elsewhereLead'],
} as const;

test.each([
  ['justNow', 'en', 'Continue', 'shop.chosen'],
  ['justNow', 'de', textOf('de', 'action.continue'), 'shop.chosen'],
  ['autoActivated', 'en', 'Continue', 'shop.chosen'],
  ['autoActivated', 'de', textOf('de', 'action.continue'), 'shop.chosen'],
  ['before', 'en', 'Login', 'login.chosen'],
  ['before', 'de', textOf('de', 'action.login'), 'login.chosen'],
  ['elsewhere', 'en', 'Login', 'login.chosen'],
  ['elsewhere', 'de', textOf('de', 'action.login'), 'login.chosen'],
] as const)('%s, %s: what is said, and the way on', async (situation, locale, name, type) => {
  const { user, sent } = await show(Activated, fixtures[situation], { locale });
  const [first, second, lead] = words[situation];
  const soon = screen.queryByText(textOf(locale, 'activated.soon'), exactly);
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.getByText(textOf(locale, lead), exactly).tagName,
    soon !== null,
  ]).toEqual([headingOf(locale, first, second), 'P', type === 'shop.chosen']);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});
