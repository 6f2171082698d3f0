import { Names } from './Names.tsx';
import './shelf.css';

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
