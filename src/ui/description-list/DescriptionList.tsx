import type { ReactNode } from 'react';
import './description-list.css';

export type DescriptionListEntry = { readonly id: string; readonly figure: ReactNode; readonly meaning: ReactNode };

/** Figures and their meaning. */
export function DescriptionList({ entries }: { entries: readonly DescriptionListEntry[] }) {
  return (
    <dl className="description-list">
      {entries.map(({ id, figure, meaning }) => (
        <div key={id}>
          <dt>{figure}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
