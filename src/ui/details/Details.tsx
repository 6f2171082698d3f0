import type { ReactNode } from 'react';
import './details.css';

export type DetailsLine = { readonly id: string; readonly content: ReactNode };
export type DetailsEntry = {
  readonly id: string;
  readonly term: ReactNode;
  /** Lines of the value; a number reserves that many lines while the value is not known yet. */
  readonly lines: readonly DetailsLine[] | 1 | 2 | 3;
};

const blank = (count: number): readonly DetailsLine[] =>
  ['first', 'second', 'third'].slice(0, count).map((id) => ({ id, content: null }));

/** Short facts with their labels, such as an address or a telephone number. */
export function Details({ entries }: { entries: readonly DetailsEntry[] }) {
  return (
    <dl className="details">
      {entries.map(({ id, term, lines }) => (
        <div key={id}>
          <dt>{term}</dt>
          {(typeof lines === 'number' ? blank(lines) : lines).map((line) => (
            <dd key={line.id}>{line.content}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
