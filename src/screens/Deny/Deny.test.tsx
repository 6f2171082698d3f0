// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenTests, show } from '../../../test/harness/screen.tsx';
import Deny from './Deny.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  [
    'cold',
    'Your invitation is invalid.',
    'Ihre Einladung ist ungültig.',
    /^Unfortunately, you cannot register at this time/,
  ],
  ['invalid', 'Your invitation is invalid.', 'Ihre Einladung ist ungültig.', /new invitation\.$/],
  ['forbiddenReferrer', 'Your invitation is invalid.', 'Ihre Einladung ist ungültig.', /new invitation\.$/],
  ['expired', 'Your invitation has expired.', 'Ihre Einladung ist abgelaufen.', /contact the inviting member/],
  ['noInvitationsLeft', 'No invitations are left.', 'Es sind keine Einladungen mehr da.', /try again later/],
] as const)('%s: its wording (D10)', async (situation, english, german, lead) => {
  const { unmount } = await show(Deny, fixtures[situation]);
  expect([heading(), screen.getByText(lead).tagName]).toEqual([`Access denied. ${english}`, 'P']);
  unmount();
  await show(Deny, fixtures[situation], { locale: 'de' });
  expect(heading()).toBe(`Zutritt verweigert. ${german}`);
});

test.each(['cold', 'expired', 'noInvitationsLeft'] as const)(
  '%s, the ways on: another code, membership interest, the login',
  async (situation) => {
    const { user, asked } = await show(Deny, fixtures[situation]);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Enter a registration code', '/acquisition/registration/code'],
      ['Ask to be considered', '/acquisition/membership-interest'],
      ['Login', '/login'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Enter a registration code' }));
    await user.click(screen.getByRole('link', { name: 'Ask to be considered' }));
    expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest']);
  },
);
