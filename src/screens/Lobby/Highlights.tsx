/**
 * Highlights for members: three garments as shadows behind silk in the page's accent. The products themselves are for
 * members only (spec, sections 1 and 2).
 */
import type { Accent } from '../../ui/arch/curtains.ts';
import { FloorRow } from '../../ui/floor-row/FloorRow.tsx';
import { Shadow } from '../../ui/shadow-row/ShadowRow.tsx';
import { WARDROBE } from '../../ui/shadow-row/wardrobe.ts';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

const highlights = (accent: Accent) => {
  const [first, second, third] = WARDROBE.mixed;
  return [
    { ...point('lobby.midnightHeading', 'lobby.midnight'), picture: <Shadow accent={accent} garment={first} /> },
    { ...point('lobby.clubHeading', 'lobby.club'), picture: <Shadow accent={accent} garment={second} /> },
    { ...point('lobby.storesHeading', 'lobby.stores'), picture: <Shadow accent={accent} garment={third} /> },
  ];
};

export function Highlights({ accent }: { accent: Accent }) {
  return (
    <section className="section section--deep wrap stack">
      <SectionHeading first="lobby.highlightsHeading" second="lobby.highlightsSecond" />
      <FloorRow items={highlights(accent)} />
    </section>
  );
}
