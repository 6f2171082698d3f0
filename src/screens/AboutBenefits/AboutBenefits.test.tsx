import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutBenefits from './AboutBenefits.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('eight benefits, with their figures; the row says where one is', async () => {
  // jsdom lays nothing out: all items are in one place, and in sight.
  Element.prototype.scrollTo = () => undefined;
  const { user } = await show(AboutBenefits, fixtures.aboutBenefits);
  const region = within(screen.getByRole('region', { name: textOf('en', 'aboutBenefits.carousel') }));
  const items = region.getAllByRole('listitem');
  const words = ['midnight', 'countries', 'free', 'days', 'nothing'] as const;
  region.getByRole('list').focus();
  await user.keyboard('{End}');
  expect([
    items.map((item) => item.querySelector('.swatch')?.textContent),
    items[3]?.lastElementChild?.textContent,
    region.getByRole('status').textContent,
    region.getByRole('button', { name: textOf('en', 'carousel.next') }).tagName,
  ]).toEqual([
    [
      '3,000',
      'Up to 75%',
      expect.stringMatching(/\b5\b/),
      ...words.map((id) => textOf('en', `aboutBenefits.${id}Figure`)),
    ],
    textOf('en', 'aboutBenefits.midnight'),
    '1–8 of 8',
    'BUTTON',
  ]);
});

test('it ends with the way in', async () => {
  const { user, asked } = await show(AboutBenefits, fixtures.aboutBenefits);
  const region = within(
    screen.getByRole('region', { name: headingOf('en', 'about.invitedHeading', 'about.invitedSecond') }),
  );
  for (const key of ['about.haveInvitation', 'action.applyNow'] as const)
    await user.click(region.getByRole('link', { name: textOf('en', key) }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest']);
});
