// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { screenTests, show } from '../../../test/harness/screen.tsx';
import AboutBenefits from './AboutBenefits.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  [
    'en',
    'What membership brings',
    ['3,000', '75 %', '5 million', 'Midnight', '28', 'Free', 'A few days', 'Nothing'],
    'is when about 500 new products arrive, every day.',
  ],
  [
    'de',
    'Was die Mitgliedschaft bringt',
    ['3.000', '75 %', '5 Millionen', 'Mitternacht', '28', 'Kostenfrei', 'Wenige Tage', 'Nichts'],
    'ist die Stunde, zu der täglich rund 500 neue Produkte eintreffen.',
  ],
] as const)(
  '%s: eight benefits, their figures in the language’s own format',
  async (locale, name, figures, midnight) => {
    await show(AboutBenefits, fixtures.aboutBenefits, { locale });
    const items = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect([
      items.map((item) => item.querySelector('.swatch')?.textContent?.replace(/\u00a0|\u202f/, ' ')),
      items[3]?.lastElementChild?.textContent,
    ]).toEqual([figures, midnight]);
  },
);

test.each([
  ['en', 'Next', '1–8 of 8'],
  ['de', 'Weiter', '1–8 von 8'],
] as const)('%s: the row is moved by keys and by a button, and says where one is', async (locale, next, end) => {
  // jsdom lays nothing out: all items are in one place, and in sight.
  const scrollTo = vi.fn<() => void>();
  Element.prototype.scrollTo = scrollTo;
  const { user } = await show(AboutBenefits, fixtures.aboutBenefits, { locale });
  const region = within(screen.getByRole('region', { name: /What membership|Was die Mitglied/ }));
  region.getByRole('list').focus();
  await user.keyboard('{End}');
  expect([
    scrollTo.mock.calls,
    region.getByRole('status').textContent,
    region.getByRole('button', { name: next }).tagName,
  ]).toEqual([[[{ left: 0 }]], end, 'BUTTON']);
});

test('it ends with the way in', async () => {
  const { user, asked } = await show(AboutBenefits, fixtures.aboutBenefits);
  const region = within(screen.getByRole('region', { name: 'Have you been asked in?' }));
  for (const name of ['I have an invitation', 'Apply now']) await user.click(region.getByRole('link', { name }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest']);
});
