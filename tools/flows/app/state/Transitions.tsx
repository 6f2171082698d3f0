import { useState } from 'react';
import type { State } from '../../charts/facts.types.ts';
import { eventsOffered } from '../../state/controls.ts';
import { outgoing, type Row, incoming, nameFrom } from '../../state/transition-rows.ts';
import { Collapsible } from '../shell/Collapsible.tsx';
import { Folded, TransitionRows, StateLink } from './TransitionRows.tsx';
import { wordOf } from '../../charts/facts.ts';
import { fullNameOf } from '../../words/say.ts';

/** Rows without a control on the page; controls are listed separately. */
function withoutControls({ page }: State, rows: readonly Row[]): readonly Row[] {
  const offered = page === null ? new Set<string>() : eventsOffered(page);
  return rows.filter(({ transition: { trigger } }) => trigger.kind !== 'event' || !offered.has(trigger.event));
}

/** Other transitions of a state: its own, then those of its ancestors, then those possible anywhere. */
export function Outgoing({ state }: { state: State }) {
  const { blocked, ...target } = outgoing(state);
  const own_ = (rows: readonly Row[]) => withoutControls(state, rows);
  const groups = (all: typeof target.inherited) =>
    all.map(({ of, rows }) => ({ of, rows: own_(rows) })).filter(({ rows }) => rows.length > 0);
  const [own, everywhere] = [own_(target.own), own_(target.everywhere)];
  const [inherited, fromChildren] = [groups(target.inherited), groups(target.fromChildren)];
  const [showsActions, setShowsActions] = useState(false);
  return (
    <div className="outgoing" data-actions={showsActions ? '' : undefined}>
      <div className="outgoing__head">
        <h3>{state.page === null ? 'Transitions' : 'Other transitions'}</h3>
        <button
          type="button"
          className="outgoing__actions"
          aria-pressed={showsActions}
          onClick={() => setShowsActions(!showsActions)}
        >
          show actions
        </button>
      </div>
      <TransitionRows from={state} rows={own} />
      {inherited.map(({ of, rows }) => (
        <TransitionRows key={of.path} from={state} rows={rows} />
      ))}
      {own.length + inherited.length + fromChildren.length === 0 && (
        <p className="faint">{state.kind === 'final' ? 'It ends here.' : 'No transitions of its own.'}</p>
      )}
      <Folded from={state} title="From" groups={fromChildren} />
      {everywhere.length > 0 && (
        <details className="fold">
          <summary>
            {state.parent === null ? 'In any of its states' : 'Anywhere in the visit'}{' '}
            <small>{everywhere.length}</small>
          </summary>
          <TransitionRows from={state} rows={everywhere} />
          {blocked.length > 0 && <p className="faint">Blocked here: {blocked.join('; ')}.</p>}
        </details>
      )}
    </div>
  );
}

/** Sources shown; the others are collapsed. */
const SHOWN = 6;

/** The transitions into a state, and their sources. */
export function Incoming({ state }: { state: State }) {
  const all = incoming(state).flatMap(({ of, rows }) => rows.map((row) => ({ of, row })));
  if (all.length === 0) return <p className="faint">Only as the initial state of its parent.</p>;
  return (
    <Collapsible all={all} most={SHOWN}>
      {(some) => (
        <ul className="rows">
          {some.map(({ of, row: { key, text, transition } }) => (
            <li key={`${wordOf(of)} ${key}`} title={transition.name}>
              <span className="rows__text">{text}</span>
              <span className="rows__to">
                {of.parent === null ? (
                  `anywhere${of.chart === 'visit' ? '' : ' in it'}`
                ) : (
                  <StateLink state={of}>{nameFrom(state, of, fullNameOf)}</StateLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Collapsible>
  );
}
