/** Short points in a row, below one line; on a phone one below the other. */
import type { ReactNode } from 'react';
import './points.css';

export type Point = { readonly id: string; readonly heading: ReactNode; readonly words: ReactNode };

/** Three or four points. Their headings are of level three, below that of the section. */
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
