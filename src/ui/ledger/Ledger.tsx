import type { ReactNode } from 'react';
import './ledger.css';

export type LedgerEntry = { readonly id: string; readonly figure: ReactNode; readonly meaning: ReactNode };

/** Figures, and what they mean. */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <dl className="ledger">
      {entries.map(({ id, figure, meaning }) => (
        <div key={id}>
          <dt>{figure}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
