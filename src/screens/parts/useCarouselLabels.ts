/** Labels of a carousel: buttons and position. */
import { useMessageText } from '../../engine/language/message.tsx';
import type { CarouselProps } from '../../ui/carousel/Carousel.tsx';

export function useCarouselLabels(): Pick<CarouselProps, 'previous' | 'next' | 'position'> {
  const text = useMessageText();
  return {
    previous: text('carousel.previous'),
    next: text('carousel.next'),
    position: (first, last, count) =>
      text(first === last ? 'carousel.one' : 'carousel.several', { first, last, count }),
  };
}
