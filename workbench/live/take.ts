/** Takes the steps of a visit on the chart, as they come, and tells of each where it led and what the visit knew then. */
import type { StateValue } from 'xstate';
import type { VisitSnapshot } from '../../src/engine/pages.ts';
import { startReplay, takeStep, type Difference, type Replay } from '../../src/recorder/replay.ts';
import { writePlaces, writeStep, type VisitStep, type VisitText } from '../../src/recorder/visit-text.ts';
import { stateAt } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { sayStep } from './say-step.ts';
import type { TimelineStep } from './steps.types.ts';

/** The innermost states of a value. */
export const statesIn = (value: StateValue): readonly State[] =>
  writePlaces(value)
    .split(' ')
    .map((path) => stateAt({ chart: 'visit', path }));

const depthOf = ({ path }: State) => path.split('.').length;
const deepest = (states: readonly State[]): State | null =>
  states.reduce<State | null>((found, state) => (found && depthOf(found) >= depthOf(state) ? found : state), null);
/** What a step led to: a state that was not there before; where there is none, it stayed where it was. */
function focusOf(states: readonly State[], before: readonly State[], focus: State | null): State | null {
  const stayed = focus && states.includes(focus) ? focus : null;
  return deepest(states.filter((state) => !before.includes(state))) ?? stayed ?? deepest(states);
}

const sayDifference = ({ expected, got }: Difference) =>
  `the chart of today leads elsewhere: ${expected === '' ? got : `${got}, not ${expected}`}`;
const PASSED_OVER = 'the chart of today did not come this far';

export interface Taker {
  /** A page load begins. @param from where the visit was put; null: it began at its beginning. */
  begin: (input: VisitText['input'], from?: VisitSnapshot | null) => void;
  /** Takes the next step of it. Resolves once the chart rests. */
  take: (step: VisitStep) => Promise<TimelineStep>;
  stop: () => void;
}

/** One visit, through all its page loads. After a difference its text alone says where a page load goes on. */
export function createTaker(): Taker {
  let replay: Replay | null = null;
  let differs = false;
  let anew = false;
  let number = 0;
  let before: readonly State[] = [];
  let focus: State | null = null;
  const takenOf = async (step: VisitStep) => {
    if (replay === null || differs) return { value: step.value, context: null, emitted: [], difference: PASSED_OVER };
    const taken = await takeStep(replay, step);
    if ('got' in taken) {
      differs = true;
      return { value: step.value, context: null, emitted: [], difference: sayDifference(taken) };
    }
    const { value, context } = replay.snapshot();
    return { value, context, emitted: taken.emitted, difference: null };
  };
  const stop = () => {
    replay?.stop();
    replay = null;
  };
  return {
    begin: (input, from = null) => {
      stop();
      replay = startReplay(input, { from });
      differs = false;
      anew = number > 0;
      before = from === null ? [] : statesIn(from.value);
    },
    take: async (step) => {
      const taken = await takenOf(step);
      const states = taken.value === null ? [] : statesIn(taken.value);
      number += 1;
      focus = focusOf(states, before, focus);
      const one: TimelineStep = {
        ...taken,
        number,
        words: sayStep(step.event),
        line: writeStep(step.event),
        at: step.at ?? null,
        anew,
        states,
        focus,
      };
      anew = false;
      before = states;
      return one;
    },
    stop,
  };
}

/** Takes all that was recorded. */
export async function takeAll(visits: readonly VisitText[]): Promise<readonly TimelineStep[]> {
  const taker = createTaker();
  const taken: TimelineStep[] = [];
  for (const { input, steps } of visits) {
    taker.begin(input);
    for (const step of steps) taken.push(await taker.take(step));
  }
  taker.stop();
  return taken;
}
