import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutClub from './AboutClub.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('three levels, each named once for those who listen', async () => {
  await show(AboutClub, fixtures.aboutClub);
  const name = headingOf('en', 'aboutClub.levelsHeading', 'aboutClub.levelsSecond');
  const items = within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    (['silver', 'gold', 'diamond'] as const).map((level) => textOf('en', `aboutClub.${level}`)),
  );
  expect(items.map((item) => item.querySelector('.swatch__label')?.closest('[aria-hidden="true"]') !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

test('the card leads to the stores', async () => {
  const { user, asked } = await show(AboutClub, fixtures.aboutClub);
  const region = screen.getByRole('region', { name: headingOf('en', 'aboutClub.cardHeading', 'aboutClub.cardSecond') });
  await user.click(within(region).getByRole('link', { name: textOf('en', 'aboutClub.toStores') }));
  expect(asked).toEqual(['/acquisition/stores']);
});
