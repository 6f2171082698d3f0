import type { ReactNode } from 'react';
import './wrong.css';

/**
 * What is wrong with a control: a mark, and words, which come and go with an element of their own (D62); empty while all is well. Linked to the control by `id`. Always there: an element
 * that comes moves Firefox's caret in the field that was typed in last, and the screen reader Orca goes there.
 */
export function Wrong({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="wrong" id={children ? id : undefined}>
      {children ? <span>{children}</span> : null}
    </p>
  );
}
