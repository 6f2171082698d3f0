// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Stores from './Stores.tsx';

screenTests();

test.each([
  ['en', ['Munich', 'Dornach', 'Vienna'], 'Vösendorf'],
  ['de', ['München', 'Dornach', 'Wien'], 'Vösendorf'],
] as const)('%s: three stores, for members with a card, and to nobody else', async (locale, towns, where) => {
  await show(Stores, fixtures.stores, { locale });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    screen.getByText(textOf(locale, 'stores.lead')).tagName,
    headings.slice(0, 3).map((heading, index) => heading.startsWith(towns[index] ?? '?')),
    headings[2]?.endsWith(where),
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
  const region = within(screen.getByRole('region', { name: 'What opens the door' }));
  for (const name of ['I have an invitation', 'About the club']) await user.click(region.getByRole('link', { name }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/about-us/3']);
});
