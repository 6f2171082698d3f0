import './visit-marker.css';
import type { Layout } from '../../plan/layout.ts';
import { nameOfPage } from '../../words/say.ts';
import { useTimeline } from '../timeline/useTimeline.ts';

/** The visit of the timeline, as a dot on its current box. */
export function VisitMarker({ layout }: { layout: Layout }) {
  const { places, live } = useTimeline();
  const box = layout.boxes.find(({ page }) => places.some((place) => place.page === page));
  if (!box) return null;
  const { x, y, width } = box.picture;
  return (
    <span
      className="visit-marker"
      data-live={live ? '' : undefined}
      style={{ transform: `translate(${x + width - 2}px, ${y + 2}px)` }}
    >
      <span className="unseen">
        {live ? 'The visit is at' : 'The step is at'} {nameOfPage(box.page)}
      </span>
    </span>
  );
}
