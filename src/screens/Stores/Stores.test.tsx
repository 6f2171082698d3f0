import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Stores from './Stores.tsx';

screenTests();

test.each(['en', 'de'] as const)('%s: three stores, for members with a card, and to nobody else', async (locale) => {
  const towns = (['munich', 'dornach', 'vienna'] as const).map((town) => textOf(locale, `stores.${town}`));
  await show(Stores, fixtures.stores, { locale });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    screen.getByText(textOf(locale, 'stores.lead'), exactly).tagName,
    headings.slice(0, 3).map((heading, index) => heading.startsWith(towns[index] ?? '?')),
    headings[2]?.includes('Vösendorf'),
    headings.map((name) => screen.getByRole('region', { name }).tagName),
  ]).toEqual([
    headingOf(locale, 'stores.heading', 'stores.second'),
    `${textOf(locale, 'stores.page')} · Vestibule`,
    'P',
    [true, true, true],
    true,
    headings.map(() => 'SECTION'),
  ]);
});

test('what opens the door: the way in, and the club', async () => {
  const { user, asked } = await show(Stores, fixtures.stores);
  const region = within(
    screen.getByRole('region', { name: headingOf('en', 'stores.cardHeading', 'stores.cardSecond') }),
  );
  for (const key of ['about.haveInvitation', 'stores.toClub'] as const)
    await user.click(region.getByRole('link', { name: textOf('en', key) }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/about-us/3']);
});
