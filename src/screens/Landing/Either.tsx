/** Text for invited or for uninvited visitors (D49). */
import type { ReactNode } from 'react';
import { useGreeting } from './useGreeting.ts';

export function Either({ invited, uninvited }: { invited: ReactNode; uninvited: ReactNode }) {
  const greeting = useGreeting();
  return (
    <>
      {greeting === 'invited' ? null : <span className="landing__uninvited">{uninvited}</span>}
      {greeting === 'uninvited' ? null : (
        <span className="landing__invited" hidden={greeting === 'undecided'}>
          {invited}
        </span>
      )}
    </>
  );
}
