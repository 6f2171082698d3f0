/** Doors to other pages, side by side on one floor, each a hand's breadth open; wide open for who points at it. */
import type { ReactNode } from 'react';
import { curtains, type Cloth } from '../arch/curtains.ts';
import type { LinkItem } from '../link-item.ts';
import './door-row.css';

export type DoorTo = LinkItem & {
  readonly cloth: Cloth;
  /** What is behind it, in a sentence. */
  readonly words: ReactNode;
};

/** Three doors. Each is a link as a whole, named by its heading of level three. */
export function DoorRow({ doors }: { doors: readonly DoorTo[] }) {
  return (
    <ul className="door-row">
      {doors.map(({ cloth, words, label, ...anchor }) => (
        <li key={anchor.href}>
          <div className="door-row__door">
            <img src={curtains[cloth].ajar} width={640} height={1000} alt="" loading="lazy" />
            {/* Not displayed, hence not fetched, where nothing points. */}
            <img
              className="door-row__open"
              src={curtains[cloth].open}
              width={640}
              height={1000}
              alt=""
              loading="lazy"
            />
          </div>
          <div className="door-row__words">
            <h3>
              <a {...anchor}>{label}</a>
            </h3>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
