import type { ReactNode } from 'react';
import './details.css';

export type DetailsLine = { readonly id: string; readonly content: ReactNode };
export type DetailsEntry = {
  readonly id: string;
  readonly term: ReactNode;
  /** One below the other; a number: not known yet, the room of so many is kept. */
  readonly lines: readonly DetailsLine[] | 1 | 2 | 3;
};

const blank = (count: number): readonly DetailsLine[] =>
  ['first', 'second', 'third'].slice(0, count).map((id) => ({ id, content: null }));

/** Small facts, each beside what it is: an address, a telephone number. */
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
