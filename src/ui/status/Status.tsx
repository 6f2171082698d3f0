import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './status.css';

export type StatusProps = {
  /** What is to be said; nothing while there is nothing to say. */
  children?: ReactNode;
  /** Said, but not shown. */
  unseen?: boolean | undefined;
  /** What came of a press: as dark as what was pressed. */
  ink?: boolean | undefined;
};

/** A polite live region, without a role: an empty one with a role is read as a thing by itself. What is said comes and goes with an element of its own (D62). Keep it on the screen, empty if need be: words are announced only where the region stood before. */
export function Status({ children, unseen, ink }: StatusProps) {
  return (
    <div aria-live="polite" aria-atomic className={classNames('status', unseen && 'unseen', ink && 'status--ink')}>
      {children ? <span>{children}</span> : null}
    </div>
  );
}
