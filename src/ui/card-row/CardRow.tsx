/** ChoiceCards to other pages, side by side on one floor, each a hand's breadth open; wide open for who points at it. */
import type { ReactNode } from 'react';
import { curtains, type Accent } from '../arch/curtains.ts';
import type { LinkItem } from '../link-item.ts';
import './card-row.css';

export type DoorTo = LinkItem & {
  readonly accent: Accent;
  /** What is behind it, in a sentence. */
  readonly words: ReactNode;
};

/** Three doors. Each is a link as a whole, named by its heading of level three. */
export function CardRow({ doors }: { doors: readonly DoorTo[] }) {
  return (
    <ul className="card-row">
      {doors.map(({ accent, words, label, ...anchor }) => (
        <li key={anchor.href}>
          <div className="card-row__door">
            <img src={curtains[accent].ajar} width={640} height={1000} alt="" loading="lazy" />
            {/* Not displayed, hence not fetched, where nothing points. */}
            <img
              className="card-row__open"
              src={curtains[accent].open}
              width={640}
              height={1000}
              alt=""
              loading="lazy"
            />
          </div>
          <div className="card-row__words">
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
