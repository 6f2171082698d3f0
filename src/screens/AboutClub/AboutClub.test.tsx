// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show } from '../../../test/harness/screen.tsx';
import AboutClub from './AboutClub.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test.each([
  ['en', ['Silver', 'Gold', 'Diamond']],
  ['de', ['Silber', 'Gold', 'Diamant']],
] as const)('%s: three levels, each named once for those who listen', async (locale, levels) => {
  await show(AboutClub, fixtures.aboutClub, { locale });
  const name = headingOf(locale, 'aboutClub.levelsHeading', 'aboutClub.levelsSecond');
  const items = within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(levels);
  expect(items.map((item) => item.querySelector('.swatch__label')?.closest('[aria-hidden="true"]') !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

test('the card leads to the stores', async () => {
  const { user, asked } = await show(AboutClub, fixtures.aboutClub);
  const region = screen.getByRole('region', { name: 'A card that opens doors' });
  await user.click(within(region).getByRole('link', { name: 'To the stores' }));
  expect(asked).toEqual(['/acquisition/stores']);
});
