import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { nameFrom, type Group, type Row } from '../../state/transition-rows.ts';
import { fullNameOf } from '../../words/say.ts';
import { Collapsible } from '../shell/Collapsible.tsx';
import { hrefOf } from '../view.ts';

/** Rows shown; the others are collapsed. */
const SHOWN = 14;

export const StateLink = ({ state, children }: { state: State; children: React.ReactNode }) => (
  <a href={hrefOf({ state: wordOf(state), situation: null })}>{children}</a>
);

const staying = ({ tracks }: Row) => (tracks.length > 0 ? 'is tracked' : 'stays');
/** The targets of a row. */
export function Targets({ from, row }: { from: State; row: Row }) {
  if (row.hasRowsBelow) return null;
  if (row.to.length === 0) return <span className="rows__to">{row.does.join('; ') || staying(row)}</span>;
  return (
    <span className="rows__to">
      {row.to.map((to, at) => (
        <span key={wordOf(to)}>
          {at > 0 && ', and '}
          <StateLink state={to}>{nameFrom(from, to, fullNameOf)}</StateLink>
        </span>
      ))}
    </span>
  );
}

export const Rows = ({ from, rows }: { from: State; rows: readonly Row[] }) => (
  <ul className="rows">
    {rows.map((row) => (
      <li key={row.key} data-depth={row.depth} title={row.transition.name}>
        <span className="rows__text">{row.text}</span>
        <Targets from={from} row={row} />
        {row.does.length > 0 && (row.to.length > 0 || row.hasRowsBelow) && <small>{row.does.join('; ')}</small>}
      </li>
    ))}
  </ul>
);

/** Rows beyond `AT_A_GLANCE` are collapsed. */
export const TransitionRows = ({ from, rows }: { from: State; rows: readonly Row[] }) => (
  <Collapsible all={rows} most={SHOWN}>
    {(some) => <Rows from={from} rows={some} />}
  </Collapsible>
);

/** Rows grouped by their state, collapsed. @param title precedes the name of the state. */
export const Folded = ({ from, title, groups }: { from: State; title: string; groups: readonly Group[] }) =>
  groups.map(({ of, rows }) => (
    <details key={wordOf(of)} className="fold">
      <summary>
        {title} <em>{nameFrom(from, of, fullNameOf)}</em> <small>{rows.length}</small>
      </summary>
      <Rows from={from} rows={rows} />
    </details>
  ));
