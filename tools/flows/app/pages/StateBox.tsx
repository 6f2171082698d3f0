import { wordOf } from '../../charts/facts.ts';
import type { State } from '../../charts/facts.types.ts';
import { situationsOf } from '../../situations/by-state.ts';
import { boxOf, pageOrChartOf, rowsOfBox, boxesIn } from '../../state/page-boxes.ts';
import { fullNameOf, nameOfState, nameWithin } from '../../words/say.ts';
import { pictureOf } from '../use-pictures.ts';
import { Collapsible } from '../shell/Collapsible.tsx';
import { hrefOf } from '../view.ts';

/** Transitions shown; the others are collapsed. */
const SHOWN = 5;

export interface Selection {
  /** The selected state, or null. */
  at: State | null;
  /** Words of the boxes and pages that it leads to. */
  leadsTo: ReadonlySet<string>;
}

function Name({ state, selection, short }: { state: State; selection: Selection; short?: boolean }) {
  return (
    <a
      className="box__name"
      href={hrefOf({ state: wordOf(state), situation: null })}
      aria-current={selection.at === state ? 'true' : undefined}
    >
      {short ? nameWithin(state) : nameOfState(state)}
    </a>
  );
}

/** The name of a target, relative to the box. */
const nameOfTarget = (from: State, to: State) =>
  pageOrChartOf(from) === pageOrChartOf(to) ? nameWithin(to) : fullNameOf(to);

function Transitions({ state }: { state: State }) {
  const rows = rowsOfBox(state);
  if (rows.length === 0) return null;
  return (
    <Collapsible all={rows} most={SHOWN}>
      {(some) => (
        <ul className="box__transitions">
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
    </Collapsible>
  );
}

/** The small picture of a state that has a situation. */
function Picture({ state }: { state: State }) {
  const [screen, situation] = situationsOf(state)[0]?.id.split('.') ?? [];
  const picture = screen ? pictureOf(screen, situation) : null;
  return picture && <img src={picture} alt="" width={44} height={70} loading="lazy" />;
}

/** A state of a page: its name, its transitions, and the states within it. */
export function Box({ state, selection, isFirst }: { state: State; selection: Selection; isFirst: boolean }) {
  const { boxes, repeated } = boxesIn(state);
  const word = wordOf(state);
  const isSelected = selection.at !== null && boxOf(selection.at) === state;
  return (
    <li
      className="box"
      data-box={word}
      data-kind={state.kind}
      data-passed={state.isPassedThrough ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      data-target={selection.leadsTo.has(word) ? '' : undefined}
      data-outer={boxes.length > 0 ? '' : undefined}
    >
      <div className="box__head">
        {boxes.length === 0 && <Picture state={state} />}
        <div>
          <Name state={state} selection={selection} />
          <span className="box__marks">
            {isFirst && <i>starts here</i>}
            {state.kind === 'final' && <i>ends here</i>}
            {state.kind === 'parallel' && <i>parallel</i>}
            {state.isPassedThrough && <i>transient</i>}
          </span>
          {repeated.length > 0 && (
            <p className="box__repeated">
              {repeated.map((one, at) => (
                <span key={one.path}>
                  {at > 0 && ' · '}
                  <Name state={one} selection={selection} short />
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <Transitions state={state} />
      {boxes.length > 0 && <Boxes state={state} selection={selection} />}
    </li>
  );
}

/** The states within a state: one after the other, or side by side. */
export function Boxes({ state, selection }: { state: State; selection: Selection }) {
  return (
    <ul className="boxes" data-kind={state.kind}>
      {boxesIn(state).boxes.map((one) => (
        <Box key={one.path} state={one} selection={selection} isFirst={state.initial === one.path} />
      ))}
    </ul>
  );
}
