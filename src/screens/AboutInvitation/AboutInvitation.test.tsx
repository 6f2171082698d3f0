import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutInvitation from './AboutInvitation.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  ['en', /\b(2|two)\b/],
  ['de', /\b(2|zwei)\b/],
] as const)('%s: the way in, and how long it takes', async (locale, minutes) => {
  const { user, asked } = await show(AboutInvitation, fixtures.aboutInvitation, { locale });
  const lead = screen.getByText(textOf(locale, 'aboutInvitation.lead'), exactly);
  expect([lead.tagName, lead.textContent]).toEqual(['P', expect.stringMatching(minutes)]);
  for (const key of ['about.haveInvitation', 'action.applyNow'] as const)
    await user.click(screen.getByRole('link', { name: textOf(locale, key) }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest']);
});

test('each way that begins on a page of ours leads there', async () => {
  const { user, asked } = await show(AboutInvitation, fixtures.aboutInvitation);
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.querySelector('a')?.getAttribute('href') ?? null),
  ).toEqual([null, '/acquisition/registration/code', '/acquisition#ask', '/acquisition/membership-interest']);
  await user.click(screen.getByRole('link', { name: textOf('en', 'aboutInvitation.listHeading') }));
  expect(asked).toEqual(['/acquisition#ask']);
});

test('four ways to the door, and three things behind it, in this order', async () => {
  await show(AboutInvitation, fixtures.aboutInvitation);
  expect([
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    screen.getAllByRole('term').map(({ textContent }) => textContent),
  ]).toEqual([
    (['link', 'code', 'list', 'interest'] as const).map((id) => textOf('en', `aboutInvitation.${id}Heading`)),
    (['question', 'letter', 'curtain'] as const).map((id) => textOf('en', `aboutInvitation.${id}Figure`)),
  ]);
});
