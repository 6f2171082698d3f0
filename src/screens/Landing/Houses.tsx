/** Some of the houses, in a row that can be moved. */
import { useText } from '../../engine/words.tsx';
import { ShelfRow } from '../../ui/shelf/ShelfRow.tsx';
import { HOUSES } from '../../ui/shelf/houses.ts';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { useCarouselWords } from '../parts/useCarouselWords.ts';

export function Houses() {
  const text = useText();
  return (
    <section className="section section--row section--open wrap" aria-labelledby="houses">
      <SectionHeading id="houses" first="landing.housesHeading" second="landing.housesSecond" />
      <ShelfRow label={text('landing.houses')} names={HOUSES} {...useCarouselWords()} />
    </section>
  );
}
