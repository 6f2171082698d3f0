import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { incoming, nameFrom, type Group } from '../../state/transition-rows.ts';
import { fullNameOf } from '../../words/say.ts';
import { StateLink } from './TransitionRows.tsx';

/** Sources shown; the others are collapsed. */
const SHOWN = 6;

const From = ({ state, groups }: { state: State; groups: readonly Group[] }) => (
  <ul className="rows">
    {groups.flatMap(({ of, rows }) =>
      rows.map(({ key, text, transition }) => (
        <li key={`${wordOf(of)} ${key}`} title={transition.name}>
          <span className="rows__text">{text}</span>
          <span className="rows__to">
            {of.parent === null ? (
              of.chart === 'visit' ? (
                'anywhere'
              ) : (
                'anywhere in it'
              )
            ) : (
              <StateLink state={of}>{nameFrom(state, of, fullNameOf)}</StateLink>
            )}
          </span>
        </li>
      )),
    )}
  </ul>
);

/** The transitions into a state, and their sources. */
export function Incoming({ state }: { state: State }) {
  const groups = incoming(state);
  if (groups.length === 0) return <p className="faint">Only as the initial state of its parent.</p>;
  const rest = groups.slice(SHOWN);
  return (
    <>
      <From state={state} groups={groups.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="fold">
          <summary>{rest.reduce((sum, { rows }) => sum + rows.length, 0)} more</summary>
          <From state={state} groups={rest} />
        </details>
      )}
    </>
  );
}
