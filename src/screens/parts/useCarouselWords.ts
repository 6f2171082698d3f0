/** What a carousel says: on its buttons, and of where one is in it. */
import { useText } from '../../engine/words.tsx';
import type { CarouselProps } from '../../ui/carousel/Carousel.tsx';

export function useCarouselWords(): Pick<CarouselProps, 'previous' | 'next' | 'position'> {
  const text = useText();
  return {
    previous: text('carousel.previous'),
    next: text('carousel.next'),
    position: (first, last, count) =>
      text(first === last ? 'carousel.one' : 'carousel.several', { first, last, count }),
  };
}
