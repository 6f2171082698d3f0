import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ACCENTS } from '../../../machines/domain/accents.ts';
import data from '../../../machines/landing/landing-pages.json' with { type: 'json' };
import type { Accent } from '../arch/curtains.ts';
import { ShadowRow } from './ShadowRow.tsx';
import { shadowOf } from './shadows.ts';
import { WARDROBE, wardrobeOf } from './wardrobe.ts';

afterEach(cleanup);

const fact = (id: string) => ({ id, figure: `Figure ${id}`, meaning: `means ${id}.` });
const facts = [fact('a'), fact('b'), fact('c'), fact('d')] as const;

test('a fact beneath each door, in one group that keys can scroll, named by a heading', () => {
  render(
    <>
      <h2 id="waits">What waits</h2>
      <ShadowRow accent="blush" garments={WARDROBE.women} labelledBy="waits" facts={facts} />
    </>,
  );
  const row = screen.getByRole('group', { name: 'What waits' });
  expect([
    row.tabIndex,
    screen.getAllByRole('term').map(({ textContent }) => textContent),
    screen.getAllByRole('definition').map(({ textContent }) => textContent),
  ]).toEqual([0, ['Figure a', 'Figure b', 'Figure c', 'Figure d'], ['means a.', 'means b.', 'means c.', 'means d.']]);
});

test('its pictures are of its accent, say nothing, keep their room and come late', () => {
  const { container } = render(
    <ShadowRow accent="midnight" garments={WARDROBE.mixed} labelledBy="waits" facts={facts} />,
  );
  expect(
    [...container.querySelectorAll('img')].map((picture) =>
      ['src', 'alt', 'width', 'height', 'loading'].map((name) => picture.getAttribute(name)),
    ),
  ).toEqual(WARDROBE.mixed.map((garment) => [shadowOf('midnight', garment), '', '640', '1000', 'lazy']));
});

const { standard, pages } = data;
const shown = Object.entries({ standard, ...pages }).map(([name, page]) => {
  const { accent, words } = { ...standard, ...page };
  return [name, accent as Accent, wardrobeOf(words)] as const;
});

test('for women and for men theirs, for anybody else both, whatever the accent', () => {
  expect(shown.filter(([, , row]) => row !== WARDROBE.mixed)).toEqual([
    ['women', 'blush', ['gown', 'bag', 'heel', 'coat']],
    ['men', 'midnight', ['overcoat', 'weekender', 'boots', 'coat']],
  ]);
});

const elsewhere = ACCENTS.map((accent) => [`elsewhere in ${accent}`, accent, WARDROBE.mixed] as const);
test.each([...shown, ...elsewhere])('%s: every garment is drawn, none twice', (_, accent, row) => {
  const addresses = row.map((garment) => shadowOf(accent, garment));
  expect([
    new Set(addresses).size,
    addresses.filter((address) => !existsSync(`.${address.replace('/acquisition', '')}`)),
  ]).toEqual([4, []]);
});

test('no picture of a garment is kept that nobody shows', () => {
  const names = [...shown, ...elsewhere].flatMap(([, accent, row]) =>
    row.map((garment) => `shadow-${accent}-${garment}.svg`),
  );
  expect(
    globSync('src/ui/art/shadow-*.svg')
      .map((file) => basename(file))
      .toSorted(),
  ).toEqual([...new Set(names)].toSorted());
});
