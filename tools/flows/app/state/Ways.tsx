import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { nameFrom, type Group, type Row } from '../../state/ways.ts';
import { fullNameOf } from '../../words/say.ts';
import { Glance } from '../shell/Glance.tsx';
import { hrefOf } from '../view.ts';

/** Rows shown; the others are collapsed. */
const AT_A_GLANCE = 14;

export const StateLink = ({ state, children }: { state: State; children: React.ReactNode }) => (
  <a href={hrefOf({ state: wordOf(state), situation: null })}>{children}</a>
);

const staying = ({ tracks }: Row) => (tracks.length > 0 ? 'analytics is told' : 'stays');
/** The targets of a row. */
export function Targets({ from, row }: { from: State; row: Row }) {
  if (row.isSaidBelow) return null;
  if (row.to.length === 0) return <span className="ways__to">{row.does.join('; ') || staying(row)}</span>;
  return (
    <span className="ways__to">
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
  <ul className="ways">
    {rows.map((row) => (
      <li key={row.key} data-depth={row.depth} title={row.transition.name}>
        <span className="ways__text">{row.text}</span>
        <Targets from={from} row={row} />
        {row.does.length > 0 && (row.to.length > 0 || row.isSaidBelow) && <small>{row.does.join('; ')}</small>}
      </li>
    ))}
  </ul>
);

/** Rows beyond `AT_A_GLANCE` are collapsed. */
export const Ways = ({ from, rows }: { from: State; rows: readonly Row[] }) => (
  <Glance all={rows} most={AT_A_GLANCE}>
    {(some) => <Rows from={from} rows={some} />}
  </Glance>
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
