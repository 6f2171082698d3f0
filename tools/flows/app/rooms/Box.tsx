import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { situationsOf } from '../../situations/by-state.ts';
import { boxOf, roomOf, waysOf, within } from '../../state/room.ts';
import { fullNameOf, nameOfState, nameWithin } from '../../words/say.ts';
import { pictureOf } from '../pictures.ts';
import { Glance } from '../shell/Glance.tsx';
import { hrefOf } from '../view.ts';

/** Transitions shown; the others are collapsed. */
const AT_A_GLANCE = 5;

export interface Looked {
  /** The selected state, or null. */
  at: State | null;
  /** Words of the boxes and doors that it leads to. */
  leadsTo: ReadonlySet<string>;
}

function Name({ state, looked, short }: { state: State; looked: Looked; short?: boolean }) {
  return (
    <a
      className="box__name"
      href={hrefOf({ state: wordOf(state), situation: null })}
      aria-current={looked.at === state ? 'true' : undefined}
    >
      {short ? nameWithin(state) : nameOfState(state)}
    </a>
  );
}

/** The name of a target, relative to the box. */
const nameOfTarget = (from: State, to: State) => (roomOf(from) === roomOf(to) ? nameWithin(to) : fullNameOf(to));

function Ways({ state }: { state: State }) {
  const rows = waysOf(state);
  if (rows.length === 0) return null;
  return (
    <Glance all={rows} most={AT_A_GLANCE}>
      {(some) => (
        <ul className="box__ways">
          {some.map((row) => (
            <li key={row.key} title={row.transition.name}>
              {row.text}{' '}
              <span>
                → <span className="unseen">leads to </span>
                {row.to.map((to) => nameOfTarget(state, to)).join(', and ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Glance>
  );
}

/** The small picture of a state that has a situation. */
function Picture({ state }: { state: State }) {
  const [screen, situation] = situationsOf(state)[0]?.id.split('.') ?? [];
  const picture = screen ? pictureOf(screen, situation) : null;
  return picture && <img src={picture} alt="" width={44} height={70} loading="lazy" />;
}

/** A state within a room: its name, its transitions, and the states within it. */
export function Box({ state, looked, isFirst }: { state: State; looked: Looked; isFirst: boolean }) {
  const { boxes, repeated } = within(state);
  const word = wordOf(state);
  const isLooked = looked.at !== null && boxOf(looked.at) === state;
  return (
    <li
      className="box"
      data-box={word}
      data-kind={state.kind}
      data-passed={state.isPassedThrough ? '' : undefined}
      data-looked={isLooked ? '' : undefined}
      data-led={looked.leadsTo.has(word) ? '' : undefined}
      data-outer={boxes.length > 0 ? '' : undefined}
    >
      <div className="box__head">
        {boxes.length === 0 && <Picture state={state} />}
        <div>
          <Name state={state} looked={looked} />
          <span className="box__marks">
            {isFirst && <i>begins here</i>}
            {state.kind === 'final' && <i>ends here</i>}
            {state.kind === 'parallel' && <i>side by side</i>}
            {state.isPassedThrough && <i>at once</i>}
          </span>
          {repeated.length > 0 && (
            <p className="box__repeated">
              {repeated.map((one, at) => (
                <span key={one.path}>
                  {at > 0 && ' · '}
                  <Name state={one} looked={looked} short />
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <Ways state={state} />
      {boxes.length > 0 && <Boxes state={state} looked={looked} />}
    </li>
  );
}

/** The states within a state: one after the other, or side by side. */
export function Boxes({ state, looked }: { state: State; looked: Looked }) {
  return (
    <ul className="boxes" data-kind={state.kind}>
      {within(state).boxes.map((one) => (
        <Box key={one.path} state={one} looked={looked} isFirst={state.initial === one.path} />
      ))}
    </ul>
  );
}
