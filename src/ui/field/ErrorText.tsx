import type { ReactNode } from 'react';
import './wrong.css';

/**
 * The problem of a control: an icon and a text, as a separate element (D62); empty if there is no problem. Linked to
 * the control by `id`. Always rendered: inserting an element moves Firefox's caret in the last field, and the screen
 * reader Orca follows it.
 */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="wrong" id={children ? id : undefined}>
      {children ? <span>{children}</span> : null}
    </p>
  );
}
