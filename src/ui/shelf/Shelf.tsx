import { Names } from './Names.tsx';
import './shelf.css';

export type ShelfProps = {
  /** Names the list: "Some of the houses". */
  label: string;
  names: readonly string[];
};

/** Names of brands, each in a hand of its own, standing on shelves. */
export function Shelf({ label, names }: ShelfProps) {
  return (
    <ul className="shelf" aria-label={label}>
      <Names names={names} />
    </ul>
  );
}
