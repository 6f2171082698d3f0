/** Brand names, each in its own type style: on shelves, or in one scrollable row. */
import { Carousel, type CarouselProps } from '../carousel/Carousel.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import './names.css';
import './shelf.css';

export function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <li className="house-name" key={name}>
      {/* Firefox exposes the result of `text-transform` to screen readers: capitals, which some voices spell. */}
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{name}</span>
    </li>
  ));
}

type ShelfProps = {
  /** Name of the list, such as "Some of the brands". */
  label: string;
  names: readonly string[];
};

/** Brand names, each in its own type style, on shelves. */
export function Shelf({ label, names }: ShelfProps) {
  return (
    <ul className="shelf" aria-label={label}>
      <Names names={names} />
    </ul>
  );
}

type ShelfRowProps = Omit<CarouselProps, 'className' | 'children'> & { names: readonly string[] };

/** Brand names in one scrollable row. */
export function ShelfRow({ names, ...carousel }: ShelfRowProps) {
  return (
    <Carousel {...carousel} className="shelf-row">
      <Names names={names} />
    </Carousel>
  );
}
