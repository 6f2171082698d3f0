/** Doors to other pages, side by side on one floor, each a hand's breadth open; wide open for who points at it. */
import type { ReactNode } from 'react';
import { curtainPicture, type Accent } from '../arch/curtains.ts';
import { FloorRow } from '../floor-row/FloorRow.tsx';
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
    <FloorRow
      className="card-row"
      items={doors.map(({ accent, words, label, ...anchor }) => ({
        id: anchor.href,
        picture: <Door accent={accent} />,
        heading: <a {...anchor}>{label}</a>,
        words,
      }))}
    />
  );
}

function Door({ accent }: Pick<DoorTo, 'accent'>) {
  return (
    <>
      <img src={curtainPicture(accent, 'hand')} width={640} height={1000} alt="" loading="lazy" />
      {/* Not displayed, hence not fetched, where nothing points. */}
      <img
        className="card-row__open"
        src={curtainPicture(accent, 'open')}
        width={640}
        height={1000}
        alt=""
        loading="lazy"
      />
    </>
  );
}
