/** Ways to other pages as lines of type, one below the other: what it is called, and what is there. */
import type { ReactNode } from 'react';
import type { LinkItem } from '../link-item.ts';
import './link-lines.css';

export type LinkLine = LinkItem & {
  /** What is there, in a sentence. */
  readonly words: ReactNode;
};

/** Each is a link by its heading of level three: a section's own stands above. The whole of a line leads there. */
export function LinkLines({ lines }: { lines: readonly LinkLine[] }) {
  return (
    <ul className="link-lines">
      {lines.map(({ label, words, ...anchor }) => (
        <li key={anchor.href}>
          <h3>
            <a {...anchor}>{label}</a>
          </h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
