import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './status.css';

type StatusProps = {
  /** The announced text, if any. */
  children?: ReactNode;
  /** Announced, but not shown. */
  unseen?: boolean | undefined;
  /** Result of a press: in the ink colour of the pressed control. */
  ink?: boolean | undefined;
};

/**
 * A polite live region without a role: screen readers read an empty one with a role as a separate object. Its text is a
 * separate element (D62). Keep it rendered, even if empty: text is announced only if the region existed before.
 */
export function Status({ children, unseen, ink }: StatusProps) {
  return (
    <div aria-live="polite" aria-atomic className={classNames('status', unseen && 'unseen', ink && 'status--ink')}>
      {children ? <span>{children}</span> : null}
    </div>
  );
}
