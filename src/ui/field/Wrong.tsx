import type { ReactNode } from 'react';
import './wrong.css';

/** What is wrong with a control: a mark, and words. Linked to the control by `id`. */
export function Wrong({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p className="wrong" id={id}>
      {children}
    </p>
  );
}
