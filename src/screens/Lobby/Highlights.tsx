/** What members find: a gown, a bag, a coat, as shadows behind lit silk. The pieces themselves are for members (spec, sections 1 and 2). */
import bag from '../../ui/art/shadow-bag.svg';
import coat from '../../ui/art/shadow-coat.svg';
import gown from '../../ui/art/shadow-gown.svg';
import { FloorRow } from '../../ui/floor-row/FloorRow.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';

const shadow = (src: string) => <img src={src} width={640} height={1000} alt="" loading="lazy" />;
const highlights = [
  { ...point('lobby.midnightHeading', 'lobby.midnight'), picture: shadow(gown) },
  { ...point('lobby.clubHeading', 'lobby.club'), picture: shadow(bag) },
  { ...point('lobby.storesHeading', 'lobby.stores'), picture: shadow(coat) },
];

export function Highlights() {
  return (
    <section className="section section--deep wrap stack" aria-labelledby="highlights">
      <SectionHeading id="highlights" first="lobby.highlightsHeading" second="lobby.highlightsSecond" />
      <FloorRow items={highlights} />
    </section>
  );
}
