import type { ReactNode } from 'react';
import './room.css';

/** Typical length of a first name, to reserve space for the inviter's (D49). */
export const NAME_PLACEHOLDER = 'Valerie';

interface RoomProps {
  /** Texts that may replace the shown ones: on one line, or with a second one in italics. */
  first: string;
  second?: string;
  children: ReactNode;
}

/**
 * Reserves the space of later text, so that the layout stays stable. The reserved text is invisible and hidden from
 * screen readers. Use a different `key` for a different text, so that it does not count as a layout shift.
 */
export function Room({ first, second, children }: RoomProps) {
  return (
    <span className="room" data-first={first} data-second={second}>
      <span>{children}</span>
    </span>
  );
}
