/** What members find, in words (spec, section 1). */
import { Points } from '../../ui/points/Points.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

const highlights = [
  point('lobby.midnightHeading', 'lobby.midnight'),
  point('lobby.clubHeading', 'lobby.club'),
  point('lobby.storesHeading', 'lobby.stores'),
];

export function Highlights() {
  return (
    <section className="section section--deep wrap stack" aria-labelledby="highlights">
      <SectionHeading id="highlights" first="lobby.highlightsHeading" second="lobby.highlightsSecond" />
      <Points points={highlights} />
    </section>
  );
}
