import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { leadsIn, nameFrom, type Group } from '../../state/ways.ts';
import { fullNameOf } from '../../words/say.ts';
import { StateLink } from './Ways.tsx';

/** Sources shown; the others are collapsed. */
const AT_A_GLANCE = 6;

const From = ({ state, groups }: { state: State; groups: readonly Group[] }) => (
  <ul className="ways">
    {groups.flatMap(({ of, rows }) =>
      rows.map(({ key, text, transition }) => (
        <li key={`${wordOf(of)} ${key}`} title={transition.name}>
          <span className="ways__text">{text}</span>
          <span className="ways__to">
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
export function LeadsIn({ state }: { state: State }) {
  const groups = leadsIn(state);
  if (groups.length === 0) return <p className="faint">Nothing but the beginning: whatever opens what it is within.</p>;
  const rest = groups.slice(AT_A_GLANCE);
  return (
    <>
      <From state={state} groups={groups.slice(0, AT_A_GLANCE)} />
      {rest.length > 0 && (
        <details className="fold">
          <summary>{rest.reduce((sum, { rows }) => sum + rows.length, 0)} more</summary>
          <From state={state} groups={rest} />
        </details>
      )}
    </>
  );
}
