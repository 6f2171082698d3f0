/** Some of the brands, in a scrollable row. */
import { useMessageText } from '../../engine/language/message.tsx';
import { ShelfRow } from '../../ui/shelf/Shelf.tsx';
import { BRANDS } from '../../ui/shelf/brands.ts';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { useCarouselLabels } from '../parts/useCarouselLabels.ts';

export function Brands() {
  const text = useMessageText();
  return (
    <section className="section section--deep section--row wrap">
      <ShelfRow
        heading={<SectionHeading first="landing.brandsHeading" second="landing.brandsSecond" />}
        label={text('landing.brands')}
        names={BRANDS}
        {...useCarouselLabels()}
      />
    </section>
  );
}
