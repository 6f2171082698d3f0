import { useState } from 'react';
import type { State } from '../../charts/facts.types.ts';
import { eventsOffered } from '../../state/offers.ts';
import { leadsOn, type Row } from '../../state/ways.ts';
import { Folded, Ways } from './Ways.tsx';

/** Rows without a control on the page; controls are listed separately. */
function besidesControls({ page }: State, rows: readonly Row[]): readonly Row[] {
  const offered = page === null ? new Set<string>() : eventsOffered(page);
  return rows.filter(({ transition: { trigger } }) => trigger.kind !== 'event' || !offered.has(trigger.event));
}

/** Other transitions of a state: its own, then those of its ancestors, then those possible anywhere. */
export function LeadsOn({ state }: { state: State }) {
  const { kept, ...leads } = leadsOn(state);
  const besides = (rows: readonly Row[]) => besidesControls(state, rows);
  const groups = (all: typeof leads.inherited) =>
    all.map(({ of, rows }) => ({ of, rows: besides(rows) })).filter(({ rows }) => rows.length > 0);
  const [own, everywhere] = [besides(leads.own), besides(leads.everywhere)];
  const [inherited, fromWithin] = [groups(leads.inherited), groups(leads.fromWithin)];
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="leads" data-whole={isWhole ? '' : undefined}>
      <div className="leads__head">
        <h3>{state.page === null ? 'Leads on' : 'What else leads on'}</h3>
        <button type="button" className="leads__whole" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          what is done on the way
        </button>
      </div>
      <Ways from={state} rows={own} />
      {inherited.map(({ of, rows }) => (
        <Ways key={of.path} from={state} rows={rows} />
      ))}
      {own.length + inherited.length + fromWithin.length === 0 && (
        <p className="faint">{state.kind === 'final' ? 'It ends here.' : 'Nothing of its own.'}</p>
      )}
      <Folded from={state} title="From" groups={fromWithin} />
      {everywhere.length > 0 && (
        <details className="fold">
          <summary>
            {state.parent === null ? 'What may happen in any of its states' : 'What may happen anywhere'}{' '}
            <small>{everywhere.length}</small>
          </summary>
          <Ways from={state} rows={everywhere} />
          {kept.length > 0 && <p className="faint">Not here: {kept.join('; ')}.</p>}
        </details>
      )}
    </div>
  );
}
