import { stateAt, withAncestors } from '../../charts/facts.ts';
import type { State, Transition, Wait } from '../../charts/facts.types.ts';
import { nameFrom } from '../../state/transition-rows.ts';
import { fullNameOf, sayCall, sayDuration } from '../../words/say.ts';
import { StateLink } from './TransitionRows.tsx';

const endsOf = ({ transitions }: State, { delay }: Wait): readonly Transition[] =>
  transitions.filter(({ trigger }) => trigger.kind === 'time' && trigger.delay === delay);

/** The active states of a page while this state is active, itself first. */
export const withinPage = (state: State) =>
  withAncestors(state).filter(({ parent, page }) => parent !== null && page === state.page);

/** The calls of a state, its delays, and how long they last. */
export function Waits({ state }: { state: State }) {
  const around = withinPage(state);
  const calls = around.flatMap(({ chart, calls }) => calls.map((call) => sayCall(call, chart)));
  const waits = around.flatMap((one) => one.waits.map((wait) => ({ wait, ends: endsOf(one, wait) })));
  return (
    <>
      {calls.length > 0 && <p>Meanwhile: {calls.join('; ')}.</p>}
      {waits
        .toSorted((one, other) => one.wait.atMost - other.wait.atMost)
        .map(({ wait, ends }) => {
          const target = ends.at(-1)?.to[0];
          const to = target && stateAt(target);
          return (
            <p key={wait.delay}>
              {wait.isComputed ? 'After at most' : 'After'} <b>{sayDuration(wait.atMost)}</b>
              {to ? (
                <>
                  : <StateLink state={to}>{nameFrom(state, to, fullNameOf)}</StateLink>
                </>
              ) : null}
            </p>
          );
        })}
    </>
  );
}
