import './state.css';
import { stateAt, withAncestors } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { CHARTS } from '../../charts/charts.ts';
import { nameOfPage, nameOfState, nameWithin } from '../../words/say.ts';
import { FollowsFrom } from '../decides/FollowsFrom.tsx';
import { hrefOf } from '../view.ts';
import { CanDo } from './CanDo.tsx';
import { Incoming, Outgoing } from './Transitions.tsx';
import { Screen } from './Screen.tsx';
import { Waits } from './Waits.tsx';
import { useShown } from './useShown.ts';
import { StateLink } from './TransitionRows.tsx';
import { trackedIn } from '../../state/tracked.ts';

/** The page or chart, and in italics the state within it. */
function Title({ state }: { state: State }) {
  const name = nameOfState(state);
  const outer =
    state.page === null ? (state.chart === 'visit' ? null : CHARTS[state.chart].title) : nameOfPage(state.page);
  return (
    <h2>
      {outer === null || state.isPage || state.parent === null ? (
        name
      ) : (
        <>
          {outer} <em>· {name}</em>
        </>
      )}
    </h2>
  );
}

const KINDS: Readonly<Record<State['kind'], string | null>> = {
  atomic: null,
  compound: null,
  parallel: 'Its parts are parallel',
  final: 'It ends here',
};

/** The ancestors and children of a state. */
function Around({ state }: { state: State }) {
  const ancestors = withAncestors(state).slice(1, -1).toReversed();
  const children = state.children.map((path) => stateAt({ chart: state.chart, path }));
  return (
    <>
      {ancestors.length > 0 && (
        <p className="state__around">
          Within{' '}
          {ancestors.map((one, at) => (
            <span key={one.path}>
              {at > 0 && ' › '}
              <StateLink state={one}>{nameWithin(one)}</StateLink>
            </span>
          ))}
        </p>
      )}
      {children.length > 0 && (
        <p className="state__around">
          {KINDS[state.kind] ?? 'Its states'}:{' '}
          {children.map((one, at) => (
            <span key={one.path}>
              {at > 0 && ', '}
              <StateLink state={one}>{nameWithin(one)}</StateLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Everything known about one state. */
export function StateColumn({ state }: { state: State }) {
  const of = useShown(state);
  return (
    <div className="state">
      <div className="state__head">
        <Title state={state} />
        <a className="state__close" href={hrefOf({ state: null, situation: null })} aria-label="Close the state">
          ×
        </a>
      </div>
      <Screen state={state} of={of}>
        {state.description !== null && <p>{state.description}</p>}
        <code>{state.path === '' ? CHARTS[state.chart].machine.id : state.path.replaceAll('.', '\u200b.')}</code>
        <Waits state={state} />
      </Screen>
      {state.page !== null && of.shown && <CanDo page={state.page} state={state} situation={of.shown} />}
      <FollowsFrom state={state} />
      <Outgoing state={state} />
      <h3>Transitions into it</h3>
      <Incoming state={state} />
      <Around state={state} />
      <h3>Sent to analytics</h3>
      <Tracked state={state} />
    </div>
  );
}

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
