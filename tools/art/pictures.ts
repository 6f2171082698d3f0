import { clubCards } from './club-cards.ts';
import { accents } from './colour.ts';
import { aside, asideLit, closed, dark, open } from './curtains.ts';
import { garments } from './garments.ts';
import { litSilk, litSilks } from './lit-silk.ts';
import { finger, hand, hands, slit, thread } from './parted.ts';
import { swatch } from './swatch.ts';
import { voucher } from './voucher.ts';
import { landingOf, SLUGS, standard } from '../../machines/landing-pages/definitions.ts';
import { WARDROBE, wardrobeOf, type Garment } from '../../src/ui/shadow-row/wardrobe.ts';

const states = { closed, slit, thread, finger, hand, hands, open, dark, aside, 'aside-lit': asideLit };

/** Shifts of the folds, by garment. */
const SHIFTS = { coat: 3, overcoat: 3, pair: 5, gown: 8, bag: 14, weekender: 14, heel: 21, boots: 21 } as const;

const pagesIn = (accent: string) =>
  [standard, ...SLUGS.flatMap((slug) => landingOf(slug) ?? [])].filter((page) => page.accent === accent);
/** The garments on an accent's landing pages, and those that any page may show. */
const garmentsBehind = (accent: string): readonly Garment[] => [
  ...new Set([...WARDROBE.mixed, ...pagesIn(accent).flatMap(({ words }) => wardrobeOf(words))]),
];

/** The pictures that exist for each accent, and the cards, by file name. The others are drawn by hand. */
export function pictures(): ReadonlyMap<string, string> {
  const curtains = Object.entries(accents).flatMap(([name, accent]) =>
    Object.entries(states).map(([state, draw]) => [`curtain-${name}-${state}.svg`, draw(accent)] as const),
  );
  const vouchers = Object.entries(accents).map(([name, accent]) => [`voucher-${name}.svg`, voucher(accent)] as const);
  const { noir: _, ...sewnOn } = accents;
  const silks = Object.entries(sewnOn).map(
    ([name, { ramp, seed }]) =>
      [`silk-${name}.svg`, swatch({ width: 320, height: 400, ramp, seed: seed + 2, folds: 6, askew: 4 })] as const,
  );
  const lit = Object.entries(litSilks).map(([accent, silk]) => {
    // A large arch can hold a pair; if a page for men uses the accent, it holds only a coat.
    const garment = pagesIn(accent).some(({ words }) => words === 'men') ? 'overcoat' : 'pair';
    return [`curtain-${accent}-lit.svg`, litSilk(silk, garments[garment], SHIFTS[garment])] as const;
  });
  const shadows = Object.entries(litSilks).flatMap(([accent, silk]) =>
    garmentsBehind(accent).map(
      (garment) =>
        [
          `shadow-${accent}-${garment}.svg`,
          // Adjacent pictures differ.
          litSilk(silk, garments[garment], SHIFTS[garment]),
        ] as const,
    ),
  );
  return new Map([
    ...shadows,
    ...lit,
    ...curtains,
    ...vouchers,
    ...silks,
    ...clubCards().map(([level, picture]) => [`card-${level}.svg`, picture] as const),
  ]);
}
