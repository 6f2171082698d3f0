import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import MembershipConfirmation from './MembershipConfirmation.tsx';

screenTests();

test.each([
  ['en', textOf('en', 'action.startPage')],
  ['de', textOf('de', 'action.startPage')],
] as const)('%s: that the address was submitted, and the way back', async (locale, back) => {
  const { user, asked } = await show(MembershipConfirmation, fixtures.submitted, { locale });
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    screen.getByText(textOf(locale, 'membershipConfirmation.lead'), exactly).tagName,
  ]).toEqual([
    headingOf(locale, 'membershipConfirmation.heading', 'membershipConfirmation.second'),
    `${textOf(locale, 'membershipConfirmation.page')} · Vestibule`,
    'P',
  ]);
  await user.click(screen.getByRole('link', { name: back }));
  expect(asked).toEqual(['/acquisition']);
});
