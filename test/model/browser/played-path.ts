/** Few long paths instead of many short ones, because loading a page is expensive and a step is cheap. */
import { problemsIn } from '../problems.ts';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { VisitText } from '../../../src/recorder/visit-text.ts';
import type { PathEvent } from '../alphabet.ts';
import { isBlocked } from './course.ts';
import { leaves, whyNot } from './offered.ts';
import { comesTooLate, sinceMail } from './pause.ts';
import { stepperOf, walkerOf, type Course } from '../../../packages/witness/index.ts';
import { visit as chart } from '../worlds/played-visit.ts';

export interface PlayedPath extends VisitText {
  /** Names of its transitions. */
  taken: ReadonlySet<string>;
}

/** Maximum number of steps; a longer path is not readable. */
const LONGEST = 40;
/** Maximum number of situations searched for the next transition. */
const HORIZON = 150;

/**
 * Events that end a path: the referrer rule, which has no visible effect (D11), and the expiry of a link, during which
 * pauses and countdowns would expire too.
 */
const isLast = (event: PathEvent) => isBlocked(event) || event.type.startsWith('xstate.after.linkLife.');

const stepper = stepperOf<VisitSnapshot>(chart.machine);
const walker = walkerOf(chart);

/** Events on a page that can be caused in a browser. */
const eventsIn = (state: VisitSnapshot): readonly PathEvent[] =>
  [...chart.happeningsIn(state, state.matches('boot')).map((happening) => happening.in(state)), ...chart.routes]
    .filter((event) => event !== null)
    .map((event) => event as PathEvent)
    .filter((event) => !isBlocked(event) && whyNot(event, state) === null);

/** A rough key of situations for the search; the result is then taken for real. */
const sightOf = ({ value, context }: VisitSnapshot) =>
  JSON.stringify([value, context.online, problemsIn(context).map(({ kind }) => kind)]);

/** The end of a path, and the milliseconds since the last mail. */
interface Place {
  state: VisitSnapshot;
  since: number;
}

/** The nearest open transitions; those that leave the product come last. */
function onward(from: Place, open: ReadonlySet<string>): readonly PathEvent[] | null {
  const seen = new Set([sightOf(from.state)]);
  const reached: (Place & { events: readonly PathEvent[] })[] = [{ ...from, events: [] }];
  let last: readonly PathEvent[] | null = null;
  for (const { state, since, events } of reached) {
    for (const event of eventsIn(state)) {
      if (comesTooLate(event, since)) continue;
      const step = stepper.take(state, event);
      if (step.broken !== null) continue;
      const isOver = isLast(event) || leaves(event, state);
      const then = [...events, event];
      if (step.taken.some((name) => open.has(name))) {
        if (!isOver) return then;
        last ??= then;
      }
      const sight = sightOf(step.state);
      if (isOver || seen.has(sight) || reached.length >= HORIZON) continue;
      seen.add(sight);
      reached.push({ state: step.state, since: sinceMail(since, event, state), events: then });
    }
  }
  return last;
}

/**
 * A path along given events, as far as possible in a browser: up to where it leaves the product.
 * @param open open transitions: the path continues over them and removes them. If empty, it ends with the given events.
 */
export function pathAlong({ beginning, events }: Course, open: Set<string> = new Set()): PlayedPath {
  const input = chart.beginnings[beginning] as VisitInput;
  let state = walker.begin(beginning) as VisitSnapshot;
  let since = 0;
  const taken = new Set(stepper.begin(input).taken);
  const steps: VisitText['steps'][number][] = [];
  const follow = (planned: readonly PathEvent[]): boolean => {
    for (const event of planned) {
      if (whyNot(event, state) !== null || comesTooLate(event, since)) return false;
      const isOver = leaves(event, state);
      const step = walker.take(event);
      if (!step) return false;
      since = sinceMail(since, event, state);
      state = step.state as VisitSnapshot;
      for (const name of step.taken) taken.add(name);
      steps.push({ event, value: state.value });
      if (isOver) return false;
    }
    return true;
  };
  let planned: readonly PathEvent[] | null = events as readonly PathEvent[];
  while (planned && follow(planned)) {
    for (const name of taken) open.delete(name);
    const goesOn = open.size > 0 && steps.length < LONGEST && !steps.some(({ event }) => isLast(event));
    planned = goesOn ? onward({ state, since }, open) : null;
  }
  for (const name of taken) open.delete(name);
  return { input, steps, taken };
}
