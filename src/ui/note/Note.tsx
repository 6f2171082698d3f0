import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './note.css';

type NoteProps = {
  /** Always reserves three lines, because its text may change (D35). */
  roomy?: boolean;
  children: ReactNode;
};

/** Optional small print: conditions, a way back, an alternative. */
export function Note({ roomy, children }: NoteProps) {
  return <p className={classNames('note', roomy && 'note--roomy')}>{children}</p>;
}
