import './walker.css';
import type { Layout } from '../../plan/layout.ts';
import { nameOfPage } from '../../words/say.ts';
import { useTimeline } from '../timeline/useTimeline.ts';

/** The visit of the timeline, as a dot on its current room. */
export function Walker({ layout }: { layout: Layout }) {
  const { places, live } = useTimeline();
  const room = layout.rooms.find(({ page }) => places.some((place) => place.page === page));
  if (!room) return null;
  const { x, y, width } = room.picture;
  return (
    <span
      className="walker"
      data-live={live ? '' : undefined}
      style={{ transform: `translate(${x + width - 2}px, ${y + 2}px)` }}
    >
      <span className="unseen">
        {live ? 'The visit is at' : 'The step is at'} {nameOfPage(room.page)}
      </span>
    </span>
  );
}
