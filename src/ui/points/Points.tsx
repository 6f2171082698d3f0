/** A few short thoughts side by side, beneath one line; on a phone beneath each other. */
import type { ReactNode } from 'react';
import './points.css';

export type Point = { readonly id: string; readonly heading: ReactNode; readonly words: ReactNode };

/** Three or four points. Their headings are of level three: a section's own stands above. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <div className="points">
      {points.map(({ id, heading, words }) => (
        <div key={id}>
          <h3>{heading}</h3>
          <p>{words}</p>
        </div>
      ))}
    </div>
  );
}
