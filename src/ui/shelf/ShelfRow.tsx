import { Carousel, type CarouselProps } from '../carousel/Carousel.tsx';
import { Names } from './Names.tsx';
import './shelf.css';

type ShelfRowProps = Omit<CarouselProps, 'className' | 'children'> & { names: readonly string[] };

/** Brand names in one scrollable row. */
export function ShelfRow({ names, ...carousel }: ShelfRowProps) {
  return (
    <Carousel {...carousel} className="shelf-row">
      <Names names={names} />
    </Carousel>
  );
}
