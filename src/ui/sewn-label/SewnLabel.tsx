import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './sewn-label.css';

type SewnLabelProps = {
  /** A short localised text. */
  children: ReactNode;
  /** Small type below it. */
  note?: ReactNode;
  /** A row of figures instead of text. */
  figures?: boolean | undefined;
};

/** A label on a curtain: the only text on an accent colour. */
export function SewnLabel({ children, note, figures }: SewnLabelProps) {
  return (
    <p className={classNames('sewn-label paper', figures && 'sewn-label--figures')}>
      {children}
      {note ? <span className="sewn-label__note"> {note}</span> : null}
    </p>
  );
}
