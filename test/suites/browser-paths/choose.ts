/** Which paths are played: few that together take every transition that a browser can be made to take, or all. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitInput } from '../../../machines/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/pages.ts';
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import type { PathEvent } from '../../model/alphabet.ts';
import { leaves, playableVisit, whyNot } from '../../model/browser/offered.ts';
import { stepperOf } from '../../model/stepper.ts';
import { transitionsOf } from '../../model/xstate-internals.ts';
import { journey } from '../../paths/charts/journey.ts';
import { pathsByTransition, pathsThrough, type ChartPath } from '../../paths/generate.ts';
import { idOf } from '../../paths/text.ts';

export interface PlayedPath extends VisitText {
  id: string;
  /** Names of the transitions that it takes. */
  taken: ReadonlySet<string>;
}

/** A path up to where it leaves the product, or can't be played any more. */
function playedPart({ input, steps }: ChartPath): PlayedPath {
  const { begin, take } = stepperOf<VisitSnapshot>(visitMachine);
  const opened = begin(input);
  let { state } = opened;
  const taken = new Set(opened.taken);
  const played: VisitText['steps'][number][] = [];
  for (const { event } of steps as readonly { event: PathEvent }[]) {
    if (whyNot(event, state) !== null) break;
    const isLast = leaves(event, state);
    const step = take(state, event);
    ({ state } = step);
    for (const name of step.taken) taken.add(name);
    played.push({ event, value: state.value });
    if (isLast) break;
  }
  const visit = { input: input as VisitInput, steps: played };
  return { ...visit, taken, id: idOf(journey, visit) };
}

/** What it costs to load a page, in steps. */
const A_LOAD = 6;

/** Few paths that take what all of them take: the next is always the one that takes most that is new for what it costs. */
function fewOf(paths: readonly PlayedPath[]): readonly PlayedPath[] {
  const missing = new Set(paths.flatMap(({ taken }) => [...taken]));
  const few: PlayedPath[] = [];
  const worth = ({ taken, steps }: PlayedPath) =>
    [...taken].filter((name) => missing.has(name)).length / (A_LOAD + steps.length);
  while (missing.size > 0) {
    const best = paths.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    few.push(best);
    for (const name of best.taken) missing.delete(name);
  }
  return few;
}

export interface Chosen {
  paths: readonly PlayedPath[];
  /** Transitions of the chart, and those that no path takes. */
  transitions: number;
  missed: readonly string[];
}

/** @param all every path that shows something, instead of the few that take each transition. */
export function choosePaths(all: boolean): Chosen {
  const generate = (staying: boolean): readonly ChartPath[] => {
    const chart = playableVisit(staying);
    return all ? pathsThrough(chart).paths : pathsByTransition(chart);
  };
  const shown = [...generate(true), ...generate(false)].map(playedPart).filter(({ steps }) => steps.length > 0);
  const paths = [...new Map(shown.map((path) => [path.id, path])).values()];
  const taken = new Set(paths.flatMap((path) => [...path.taken]));
  const transitions = transitionsOf(visitMachine);
  return {
    paths: all ? paths : fewOf(paths),
    transitions: transitions.size,
    missed: [...transitions].filter((name) => !taken.has(name)),
  };
}
