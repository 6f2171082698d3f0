/** Which paths are played: few that together take every transition that a browser can be made to take, or all. */
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitInput } from '../../machines/visit.types.ts';
import type { VisitText } from '../../src/recorder/visit-text.ts';
import { journey } from '../paths/charts/journey.ts';
import { pathsByTransition, pathsThrough, type ChartPath } from '../paths/generate.ts';
import { idOf } from '../paths/text.ts';
import { stepperOf } from '../model/stepper.ts';
import { transitionsOf } from '../model/xstate-internals.ts';
import type { PathEvent } from '../model/alphabet.ts';
import type { VisitSnapshot } from '../../src/engine/pages.ts';
import { departs, playableVisit, whyNot } from './playable.ts';

export interface PlayedPath extends VisitText {
  id: string;
  /** Names of the transitions that it takes. */
  taken: ReadonlySet<string>;
}

/** A path up to where it leaves the product, or can't be played any more. */
function playedPart({ input, steps }: ChartPath): PlayedPath {
  const { begin, take } = stepperOf(visitMachine);
  const opened = begin(input);
  let { state } = opened;
  const taken = new Set(opened.taken);
  const played: VisitText['steps'][number][] = [];
  for (const { event } of steps as readonly { event: PathEvent }[]) {
    if (whyNot(event, state as VisitSnapshot) !== null) break;
    const leaves = departs(event, state as VisitSnapshot);
    const step = take(state, event);
    ({ state } = step);
    for (const name of step.taken) taken.add(name);
    played.push({ event, value: state.value });
    if (leaves) break;
  }
  const visit = { input: input as VisitInput, steps: played };
  return { ...visit, taken, id: idOf(journey, { input, steps: played }) };
}

const isNew = (seen: Set<string>) => (path: PlayedPath) => {
  const fresh = path.steps.length > 0 && [...path.taken].some((name) => !seen.has(name));
  if (fresh) for (const name of path.taken) seen.add(name);
  return fresh;
};

/** Every path that shows something, once. */
const isOther = (seen: Set<string>) => {
  const known = new Set<string>();
  return ({ id, steps, taken }: PlayedPath) => {
    const other = steps.length > 0 && !known.has(id);
    known.add(id);
    if (other) for (const name of taken) seen.add(name);
    return other;
  };
};

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
  const seen = new Set<string>();
  const paths = [...generate(true), ...generate(false)].map(playedPart).filter(all ? isOther(seen) : isNew(seen));
  const transitions = transitionsOf(visitMachine);
  return { paths, transitions: transitions.size, missed: [...transitions].filter((name) => !seen.has(name)) };
}
