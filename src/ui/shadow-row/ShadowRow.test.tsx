import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ACCENTS } from '../../../machines/domain/accents.ts';
import data from '../../../machines/landing-pages/landing-pages.json' with { type: 'json' };
import type { Accent } from '../arch/curtains.ts';
import { shadowOf } from './ShadowRow.tsx';
import { WARDROBE, wardrobeOf } from './wardrobe.ts';

const { standard, pages } = data;
const shown = Object.entries({ standard, ...pages }).map(([name, page]) => {
  const { accent, words } = { ...standard, ...page };
  return [name, accent as Accent, wardrobeOf(words)] as const;
});

const elsewhere = ACCENTS.map((accent) => [`elsewhere in ${accent}`, accent, WARDROBE.mixed] as const);
test('every garment is drawn, without duplicates', () => {
  const found = [...shown, ...elsewhere].map(([name, accent, row]) => {
    const addresses = new Set(row.map((garment) => shadowOf(accent, garment)));
    return [name, [...addresses].filter((address) => existsSync(`.${address.replace('/acquisition', '')}`)).length];
  });
  expect(found).toEqual(found.map(([name]) => [name, 4]));
});

test('no garment picture is unused', () => {
  const names = [...shown, ...elsewhere].flatMap(([, accent, row]) =>
    row.map((garment) => `shadow-${accent}-${garment}.svg`),
  );
  expect(
    globSync('src/ui/art/shadow-*.svg')
      .map((file) => basename(file))
      .toSorted(),
  ).toEqual([...new Set(names)].toSorted());
});
