import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './note.css';

export type NoteProps = {
  /** Keeps the room of three lines, whatever it says: what it says may change (D35). */
  roomy?: boolean;
  children: ReactNode;
};

/** Small print that may be read, or left: conditions, a way back, another way in. */
export function Note({ roomy, children }: NoteProps) {
  return <p className={classNames('note', roomy && 'note--roomy')}>{children}</p>;
}
