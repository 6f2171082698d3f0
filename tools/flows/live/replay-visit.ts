/** Replays the steps of a visit on the chart as they arrive, and reports the resulting states and context of each. */
import type { StateValue } from 'xstate';
import { nothingKnown, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { startReplay, replayStep, type Difference, type Replay } from '../../../src/recorder/replay.ts';
import { writePlaces, writeStep, type VisitStep, type VisitText } from '../../../src/recorder/visit-text.ts';
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
/** The state that a step entered; if there is no new state, the previous one. */
function focusOf(states: readonly State[], before: readonly State[], focus: State | null): State | null {
  const stayed = focus && states.includes(focus) ? focus : null;
  return deepest(states.filter((state) => !before.includes(state))) ?? stayed ?? deepest(states);
}

const sayDifference = ({ expected, actual }: Difference) =>
  `the chart of today leads elsewhere: ${expected === '' ? actual : `${actual}, not ${expected}`}`;
const PASSED_OVER = 'the chart of today did not come this far';

export interface Replayer {
  /** Begins a page load. */
  begin: (input: VisitText['input']) => void;
  /** Begins a page load in the middle of a visit. @param name of the situation that it is put into. */
  put: (from: VisitSnapshot, name: string) => TimelineStep;
  /** Takes its next step. Resolves once the chart rests. */
  take: (step: VisitStep) => Promise<TimelineStep>;
  stop: () => void;
}

/** One visit, across all its page loads. After a difference, the states come from the text alone. */
export function createReplayer(): Replayer {
  let replay: Replay | null = null;
  let differs = false;
  let isReload = false;
  let number = 0;
  let before: readonly State[] = [];
  let focus: State | null = null;
  const resultOf = async (step: VisitStep) => {
    // Another visit may be opened during the await.
    const current = replay;
    if (current === null || differs) return { value: step.value, context: null, emitted: [], difference: PASSED_OVER };
    const taken = await replayStep(current, step);
    if ('actual' in taken) {
      differs = true;
      return { value: step.value, context: null, emitted: [], difference: differenceText(taken) };
    }
    const { value, context } = current.snapshot();
    return { value, context, emitted: taken.emitted, difference: null };
  };
  const stop = () => {
    replay?.stop();
    replay = null;
  };
  const begin = (input: VisitText['input'], from: VisitSnapshot | null = null) => {
    stop();
    replay = startReplay(input, { from });
    differs = false;
    isReload = number > 0;
    before = [];
  };
  type Result = Pick<TimelineStep, 'value' | 'context' | 'emitted' | 'difference'>;
  const stepOf = (result: Result, described: Pick<TimelineStep, 'words' | 'line' | 'at'>): TimelineStep => {
    const states = result.value === null ? [] : statesIn(result.value);
    number += 1;
    focus = focusOf(states, before, focus);
    const one = { ...result, ...described, number, isReload, states, focus };
    isReload = false;
    before = states;
    return one;
  };
  return {
    begin,
    put: (from, name) => {
      begin(nothingKnown, from);
      const { value, context } = from;
      return stepOf(
        { value, context, emitted: [], difference: null },
        { words: `Started at: ${name}`, line: '', at: number === 0 ? 0 : null },
      );
    },
    take: async (step) =>
      stepOf(await resultOf(step), { words: sayStep(step.event), line: writeStep(step.event), at: step.at ?? null }),
    stop,
  };
}

/** Replays a whole recording. */
export async function replayAll(visits: readonly VisitText[]): Promise<readonly TimelineStep[]> {
  const replayer = createReplayer();
  const taken: TimelineStep[] = [];
  for (const { input, steps } of visits) {
    replayer.begin(input);
    for (const step of steps) taken.push(await replayer.take(step));
  }
  replayer.stop();
  return taken;
}
