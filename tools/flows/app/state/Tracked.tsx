import type { State } from '../../charts/facts.types.ts';
import { trackedIn } from '../../state/tracked.ts';

/** Occasions of one event that are named. */
const NAMED = 3;

/** Events that analytics receives while a visit is in a state. */
export function Tracked({ state }: { state: State }) {
  const byEvent = Map.groupBy(trackedIn(state), ({ event }) => event);
  if (byEvent.size === 0) return <p className="faint">Nothing.</p>;
  return (
    <ul className="rows">
      {[...byEvent].map(([event, ones]) => {
        const notes = [...new Set(ones.map(({ note }) => note).filter((note) => note !== ''))];
        const occasions = ones.slice(0, NAMED).map(({ on }) => on.replace(/^on: /, ''));
        const more = ones.length > NAMED ? `, and ${ones.length - NAMED} more` : '';
        return (
          <li key={event}>
            <span className="rows__text">{event}</span>
            <span className="rows__to">{`${occasions.join('; ')}${more}`}</span>
            {notes.length > 0 && <small>{notes.join('; ')}</small>}
          </li>
        );
      })}
    </ul>
  );
}
