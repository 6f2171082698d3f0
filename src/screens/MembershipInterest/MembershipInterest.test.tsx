import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import MembershipInterest from './MembershipInterest.tsx';

screenTests();

test('heading, title, and the ways on', async () => {
  const apply = textOf('en', 'action.applyNow');
  const { user, asked } = await show(MembershipInterest, fixtures.intro);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title, links]).toEqual([
    headingOf('en', 'membershipInterest.heading', 'membershipInterest.second'),
    `${textOf('en', 'membershipInterest.page')} · Vestibule`,
    [
      [apply, '/acquisition/membership-interest/apply'],
      [textOf('en', 'action.login'), '/login'],
    ],
  ]);
  await user.click(screen.getByRole('link', { name: apply }));
  expect(asked).toEqual(['/acquisition/membership-interest/apply']);
});
