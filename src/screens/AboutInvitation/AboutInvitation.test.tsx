// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutInvitation from './AboutInvitation.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  ['en', 'I have an invitation', 'Apply now', /the way in takes about 2 minutes\.$/],
  ['de', 'Ich habe eine Einladung', 'Jetzt bewerben', /dauert der Weg hinein etwa 2 Minuten\.$/],
] as const)('%s: the way in, and how long it takes', async (locale, code, apply, minutes) => {
  const { user, asked } = await show(AboutInvitation, fixtures.aboutInvitation, { locale });
  expect(screen.getByText(minutes).tagName).toBe('P');
  for (const name of [code, apply]) await user.click(screen.getByRole('link', { name }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest']);
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
