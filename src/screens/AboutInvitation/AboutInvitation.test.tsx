import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutInvitation from './AboutInvitation.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('the way in, and how long it takes; four ways to the door, and three things behind it, in this order', async () => {
  const { user, asked } = await show(AboutInvitation, fixtures.aboutInvitation);
  const lead = screen.getByText(textOf('en', 'aboutInvitation.lead'), exactly);
  expect([lead.tagName, lead.textContent]).toEqual(['P', expect.stringMatching(/\b(2|two)\b/)]);
  expect([
    screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [heading.textContent, heading.querySelector('a')?.getAttribute('href')]),
    screen.getAllByRole('term').map(({ textContent }) => textContent),
  ]).toEqual([
    [
      [textOf('en', 'aboutInvitation.linkHeading'), undefined],
      [textOf('en', 'aboutInvitation.codeHeading'), '/acquisition/registration/code'],
      [textOf('en', 'aboutInvitation.listHeading'), '/acquisition#ask'],
      [textOf('en', 'aboutInvitation.interestHeading'), '/acquisition/membership-interest'],
    ],
    (['question', 'letter', 'curtain'] as const).map((id) => textOf('en', `aboutInvitation.${id}Figure`)),
  ]);
  for (const key of ['about.haveInvitation', 'action.applyNow', 'aboutInvitation.listHeading'] as const)
    await user.click(screen.getByRole('link', { name: textOf('en', key) }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest', '/acquisition#ask']);
});
