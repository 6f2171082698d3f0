/** Arches in a row on one floor line, each with text below; on a phone one below the other. */
import type { ReactNode } from 'react';
import './floor-row.css';

type FloorRowItem = {
  readonly id: string;
  /** Of 640 × 1000, with the floor line at 926. */
  readonly picture: ReactNode;
  readonly heading: ReactNode;
  readonly words: ReactNode;
};
type FloorRowProps = { items: readonly FloorRowItem[] };

/** Three arches. Their headings are of level three, below that of the section. */
export function FloorRow({ items }: FloorRowProps) {
  return (
    <ul className="floor-row">
      {items.map(({ id, picture, heading, words }) => (
        <li key={id}>
          <div className="floor-row__picture">{picture}</div>
          <div className="floor-row__words">
            <h3>{heading}</h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
