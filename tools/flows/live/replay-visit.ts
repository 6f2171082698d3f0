/** Replays the steps of a visit on the chart as they arrive, and reports the resulting states and context of each. */
import type { StateValue } from 'xstate';
import { nothingKnown, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { startReplay, replayStep, type Difference, type Replay } from '../../../src/recorder/replay.ts';
import {
  writePlaces,
  writeStep,
  type VisitStep,
  type VisitText,
  type PathEvent,
} from '../../../src/recorder/visit-text.ts';
import { stateAt, statesOf } from '../charts/facts.ts';
import type { State, Trigger } from '../charts/facts.types.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { nameOfPage, sayTrigger } from '../words/say.ts';

/** The innermost states of a value. */
const statesIn = (value: StateValue): readonly State[] =>
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

const differenceText = ({ expected, actual }: Difference) =>
  `the current chart leads to ${expected === '' ? actual : `${actual}, not ${expected}`}`;
const NOT_REACHED = 'not replayed after the first difference';

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
    if (current === null || differs) return { value: step.value, context: null, difference: NOT_REACHED };
    const taken = await replayStep(current, step);
    if ('actual' in taken) {
      differs = true;
      return { value: step.value, context: null, difference: differenceText(taken) };
    }
    const { value, context } = current.snapshot();
    return { value, context, difference: null };
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
  type Result = Pick<TimelineStep, 'value' | 'context' | 'difference'>;
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
        { value, context, difference: null },
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

/** A visit as the timeline has it: a list of steps, each with its resulting state. */
export interface TimelineStep {
  /** Counted from 1, across all page loads. */
  number: number;
  /** The event, in plain words. */
  words: string;
  /** The recorder's line. */
  line: string;
  /** In ms, from the beginning of the recording; null if unknown. */
  at: number | null;
  /** True for the first step after a page load. */
  isReload: boolean;
  /** The innermost active states after the step. */
  states: readonly State[];
  /** The one of them that the step entered. */
  focus: State | null;
  value: StateValue | null;
  /** The visit's context, masked; null if the chart did not follow. */
  context: VisitContext | null;
  /** Why the chart did not follow, or null. */
  difference: string | null;
}

/** Names of actors, by their ids. */
const actors: ReadonlyMap<string, string> = new Map(
  statesOf('visit').flatMap(({ calls }) => calls.map(({ id, actor }) => [id, actor] as const)),
);

/** The trigger of a step in the chart. */
function triggerOf(event: PathEvent): Trigger {
  if ('actorId' in event) {
    const { actorId: id } = event;
    return { kind: 'error' in event ? 'failure' : 'answer', actor: actors.get(id) ?? id, id };
  }
  if (event.type.startsWith('xstate.after.')) return { kind: 'time', delay: event.type.split('.')[2] ?? '' };
  return { kind: 'event', event: event.type };
}

const addressed = (page: PageId, refused: boolean) =>
  `${nameOfPage(page)}: its address is ${refused ? 'refused' : 'opened'}`;

/** The event of a step: a press, an answer, a failure, an elapsed delay, an address. */
export function sayStep(event: PathEvent): string {
  if (event.type === 'xstate.route' && 'to' in event) return addressed(event.to.slice(1) as PageId, false);
  if (event.type === 'visit.refused' && 'page' in event) return addressed(event.page, true);
  const said = sayTrigger(triggerOf(event));
  return said.slice(0, 1).toLocaleUpperCase('en') + said.slice(1);
}
