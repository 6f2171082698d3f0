import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './sewn-label.css';

export type SewnLabelProps = {
  /** The few words that it is for, localised. */
  children: ReactNode;
  /** In small type beneath them. */
  note?: ReactNode;
  /** Figures in a row, instead of words. */
  figures?: boolean | undefined;
};

/** A label sewn on a curtain: the one thing that lies on accent and is read. */
export function SewnLabel({ children, note, figures }: SewnLabelProps) {
  return (
    <p className={classNames('sewn-label paper', figures && 'sewn-label--figures')}>
      {children}
      {note ? <span className="sewn-label__note"> {note}</span> : null}
    </p>
  );
}
