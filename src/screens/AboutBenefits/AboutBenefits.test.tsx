import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutBenefits from './AboutBenefits.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  ['en', '3,000', 'Up to 75%', /\b5\b/],
  ['de', '3.000', 'Bis zu 75\u202f%', /\b5\b/],
] as const)(
  '%s: eight benefits, their figures in the language’s own format',
  async (locale, brands, discount, millions) => {
    await show(AboutBenefits, fixtures.aboutBenefits, { locale });
    const name = textOf(locale, 'aboutBenefits.carousel');
    const items = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    const words = ['midnight', 'countries', 'free', 'days', 'nothing'] as const;
    expect([
      items.map((item) => item.querySelector('.swatch')?.textContent),
      items[3]?.lastElementChild?.textContent,
    ]).toEqual([
      [
        brands,
        discount,
        expect.stringMatching(millions),
        ...words.map((id) => textOf(locale, `aboutBenefits.${id}Figure`)),
      ],
      textOf(locale, 'aboutBenefits.midnight'),
    ]);
  },
);

test.each([
  ['en', '1–8 of 8'],
  ['de', '1–8\u00a0von 8'],
] as const)('%s: the row is moved by keys and by a button, and says where one is', async (locale, end) => {
  // jsdom lays nothing out: all items are in one place, and in sight.
  const scrollTo = vi.fn<() => void>();
  Element.prototype.scrollTo = scrollTo;
  const { user } = await show(AboutBenefits, fixtures.aboutBenefits, { locale });
  const region = within(screen.getByRole('region', { name: textOf(locale, 'aboutBenefits.carousel') }));
  region.getByRole('list').focus();
  await user.keyboard('{End}');
  expect([
    scrollTo.mock.calls,
    region.getByRole('status').textContent,
    region.getByRole('button', { name: textOf(locale, 'carousel.next') }).tagName,
  ]).toEqual([[[{ left: 0 }]], end, 'BUTTON']);
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
