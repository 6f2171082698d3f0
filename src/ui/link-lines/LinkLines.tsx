/** Links to other pages as lines, one below the other: name and description. */
import type { ReactNode } from 'react';
import type { LinkItem } from '../link-item.ts';
import './link-lines.css';

type LinkLine = LinkItem & {
  /** Description in one sentence. */
  readonly words: ReactNode;
};

/** Each heading of level three is the link, below the heading of the section. The whole line is clickable. */
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
