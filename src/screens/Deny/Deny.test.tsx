import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import Deny from './Deny.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['cold', 'invalid'],
  ['invalid', 'invalid'],
  ['forbiddenReferrer', 'invalid'],
  ['expired', 'expired'],
  ['noInvitationsLeft', 'noInvitationsLeft'],
] as const)('%s: its wording (D10)', async (situation, wording) => {
  await show(Deny, fixtures[situation]);
  expect([heading(), screen.getByText(textOf('en', `deny.${wording}Lead`), exactly).tagName]).toEqual([
    headingOf('en', 'deny.heading', `deny.${wording}Second`),
    'P',
  ]);
});

test('an invalid invitation, in the words of the specification (section 8)', async () => {
  await show(Deny, fixtures.invalid);
  const lead = /^Unfortunately, you cannot register at this time\. .*new invitation\.$/;
  expect([heading(), screen.getByText(lead).tagName]).toEqual(['Access denied. Your invitation is invalid.', 'P']);
});

test.each(['cold', 'expired', 'noInvitationsLeft'] as const)(
  '%s, the ways on: another code, membership interest, the login',
  async (situation) => {
    const { user, asked } = await show(Deny, fixtures[situation]);
    const code = textOf('en', 'action.enterCode');
    const interest = textOf('en', 'deny.interest');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [code, '/acquisition/registration/code'],
      [interest, '/acquisition/membership-interest'],
      [textOf('en', 'action.login'), '/login'],
    ]);
    for (const name of [code, interest]) await user.click(screen.getByRole('link', { name }));
    expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest']);
  },
);
