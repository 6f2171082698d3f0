import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  configuring,
  exactly,
  headingOf,
  screenTests,
  sectionOf,
  show,
  textOf,
} from '../../../test/harness/screen.tsx';
import { fixtureOf } from '../all-fixtures.ts';
import { StoreEntries } from './StoreEntries.tsx';
import Stores from './Stores.tsx';

screenTests();

test('lists three stores, and says that they are for members with a card only', async () => {
  const towns = (['munich', 'dornach', 'vienna'] as const).map((town) => textOf('en', `stores.${town}`));
  await show(Stores, fixtureOf('stores'));
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    screen.getByText(textOf('en', 'stores.lead'), exactly).tagName,
    headings.slice(0, 3).map((heading, index) => heading.startsWith(towns[index] ?? '?')),
    headings.map((name) => sectionOf(name).tagName),
  ]).toEqual([
    headingOf('en', 'stores.heading', 'stores.second'),
    `${textOf('en', 'stores.page')} · Vestibule`,
    'P',
    [true, true, true],
    headings.map(() => 'SECTION'),
  ]);
});

describe('address, hours, telephone and map, as configured', () => {
  const hours = [
    { from: 1, to: 5, opens: '10:00', closes: '19:00' },
    { from: 6, to: 6, opens: '09:30', closes: '14:00' },
  ];
  const munich = { address: ['1 Velvet Lane', '80331 Munich'], hours, phone: '+49 89 99998 120', mapUrl: '/map/1' };
  const configure = configuring();
  const entries = (place: ParentNode) =>
    [...place.querySelectorAll('dt')].map((term) =>
      [term, ...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent?.trim()),
    );
  const entriesOf = (town: string) => entries(sectionOf(new RegExp(`^${town}`)));

  test('reserves space for each until the configuration has loaded', async () => {
    await show(() => <StoreEntries town="munich" store={null} />, fixtureOf('stores'));
    expect(entries(document)).toEqual([
      ['Address', '', '', ''],
      ['Open', '', ''],
      ['Telephone', ''],
    ]);
  });
  test.each([
    ['en', 'Munich', ['Open', 'Mon–Fri 10:00–19:00', 'Sat 09:30–14:00'], 'Munich on the map'],
    ['pl', 'Monachium', ['Otwarte', 'pon.–pt. 10:00–19:00', 'sob. 09:30–14:00'], 'Monachium na mapie'],
  ] as const)('%s: shows all of them', async (locale, town, open, map) => {
    await configure({ stores: { munich } });
    await show(Stores, fixtureOf('stores'), { locale });
    expect([
      entriesOf(town),
      screen.getByRole('link', { name: '+49 89 99998 120' }).getAttribute('href'),
      screen.getByRole('link', { name: map }).getAttribute('href'),
    ]).toEqual([
      [
        [textOf(locale, 'stores.address'), '1 Velvet Lane', '80331 Munich', map],
        open,
        [textOf(locale, 'stores.phone'), '+49 89 99998 120'],
      ],
      'tel:+498999998120',
      '/map/1',
    ]);
  });
  test.each<[string, unknown, readonly (readonly string[])[]]>([
    [
      'what it does not name is not there',
      { munich: { ...munich, hours: [], phone: '', mapUrl: '' } },
      [['Address', '1 Velvet Lane', '80331 Munich']],
    ],
    ['nor one that breaks the rules', { munich: { ...munich, mapUrl: 'javascript:alert(1)' } }, []],
    // Found by fuzzing: the page crashed.
    [
      'nor one of which a time refuses to become a text',
      { munich: { ...munich, hours: [{ ...hours[0], opens: { toString: 1 } }] } },
      [],
    ],
  ])('%s', async (_, stores, entries) => {
    await configure({ stores });
    await show(Stores, fixtureOf('stores'));
    expect([entriesOf('Munich'), entriesOf('Vienna')]).toEqual([entries, []]);
  });
});
