import type { ReactNode } from 'react';
import './room.css';

/** As long as a first name is: the room that is kept for the inviter’s (D49). */
export const NAME_TO_COME = 'Valerie';

interface RoomProps {
  /** Words that may come in the place of those that are shown: in a line, or a second one in italic. */
  first: string;
  second?: string;
  children: ReactNode;
}

/**
 * Keeps the room of the words to come, so that nothing moves when they do. They are neither seen nor heard. Other words
 * are another room, by its `key`: what is new has not moved.
 */
export function Room({ first, second, children }: RoomProps) {
  return (
    <span className="room" data-first={first} data-second={second}>
      <span>{children}</span>
    </span>
  );
}
