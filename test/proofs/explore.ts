/** Explores everything that can happen to a visit, breadth first, by the chart's own pure transitions. */
import { getNextTransitions, initialTransition } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEvent, VisitInput } from '../../machines/visit.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { asking, eventsIn, mayCome } from './alphabet.ts';
import { Graph, Once, type Effect, type Place, type Situation } from './graph.ts';
import type { Facts, Snapshot } from './key.ts';
import { factsAt, placeName, placeOf, steps, type Chart, type Step } from './step.ts';

/**
 * What is heard above the places, and leads to a page or leaves the visit where it is: what comes of it follows from who
 * hears it and what the visit knows, and is asked of the chart once for all places of which both are the same.
 */
const HEARD_ABOVE = new Set<string>([
  'xstate.route',
  'visit.refused',
  'visit.failed',
  'part.missing',
  'logout.chosen',
  'country.found',
  'offer.made',
  'settings.chosen',
  'wrapper.found',
  'overlay.closed',
] satisfies VisitEvent['type'][]);

interface Spot {
  situation: Situation;
  snapshot: Snapshot;
  name: string;
  facts: string;
}
/** What an event comes to; no place: the visit stays where it is. */
interface Outcome {
  event: PathEvent;
  place: string | null;
  facts: string;
  effect: Effect;
}
export interface Exploring {
  chart?: Chart;
  /** Called now and then with the situations known and those still to be looked at. */
  progress?: (known: number, left: number) => void;
  /** More situations than that are cut. */
  most?: number;
  /** Told of each situation, and of each snapshot that was merged into one that was known. */
  merged?: (snapshot: Snapshot, into: Situation) => void;
}

const isNothing = ({ said, told, started }: Effect) => said.length === 0 && told === null && started.length === 0;

export function explore(beginnings: Readonly<Record<string, VisitInput>>, exploring: Exploring = {}): Graph {
  const { chart = visitMachine, progress, most = Infinity, merged } = exploring;
  const graph = new Graph();
  const places = new Once<Place>();
  const met = new Map<string, Map<string, Situation>>();
  const known = new Map<string, Facts>();
  const left: (Spot | null)[] = [];
  const aboves = new Map<string, Map<string, readonly Outcome[]>>();
  const hearers = new Map<string, string>();

  const parsed = (facts: string): Facts => {
    const before = known.get(facts) ?? (JSON.parse(facts) as Facts);
    known.set(facts, before);
    return before;
  };
  const meet = (name: string, facts: string, snapshotOf: () => Snapshot): Situation => {
    const there = met.get(name) ?? new Map<string, Situation>();
    met.set(name, there);
    const before = there.get(facts);
    if (before) return before;
    const snapshot = snapshotOf();
    const place = places.all[places.indexOf(name, () => placeOf(snapshot))] as Place;
    const situation = graph.addSituation(place, parsed(facts));
    there.set(facts, situation);
    left.push({ situation, snapshot, name, facts });
    return situation;
  };
  const connect = ({ situation }: Spot, to: Situation, { event, effect }: Pick<Step, 'event' | 'effect'>) => {
    if (to === situation && isNothing(effect)) graph.ignore(event);
    else graph.connect(situation.index, event, to.index, effect);
  };

  /** Who hears what is heard above, in a place. */
  const hearersIn = ({ snapshot, name }: Spot) => {
    const heard =
      hearers.get(name) ??
      getNextTransitions(snapshot)
        .flatMap(({ eventType, source }) => (HEARD_ABOVE.has(eventType) ? [`${eventType} ${source.id}`] : []))
        .join();
    hearers.set(name, heard);
    return heard;
  };
  const outcomesOf = ({ snapshot, name }: Spot, event: PathEvent): readonly Outcome[] => {
    const leads = getNextTransitions(snapshot).some(
      ({ eventType, target }) => eventType === event.type && (target?.length ?? 0) > 0,
    );
    return steps(chart, snapshot, name, event).map(({ from, to, effect }) => {
      const next = placeName(to);
      const stays = next === name && !(leads && from.can(event as VisitEvent));
      return { event, place: stays ? null : next, facts: JSON.stringify(factsAt(to, next)), effect };
    });
  };
  const heardAbove = (spot: Spot): readonly Outcome[] => {
    const heard = hearersIn(spot);
    const there = aboves.get(heard) ?? new Map<string, readonly Outcome[]>();
    aboves.set(heard, there);
    const outcomes =
      there.get(spot.facts) ??
      [...eventsIn(spot.snapshot).filter(({ type }) => HEARD_ABOVE.has(type)), ...asking(spot.snapshot)].flatMap(
        (event) => outcomesOf(spot, event),
      );
    there.set(spot.facts, outcomes);
    return outcomes;
  };

  const leadTo = ({ snapshot, name }: Spot, { event, place, facts }: Outcome) => {
    const next = place ?? name;
    const isThere = ({ to }: Step) => placeName(to) === next && JSON.stringify(factsAt(to, next)) === facts;
    return meet(next, facts, () => {
      const taken = steps(chart, snapshot, name, event).find(isThere);
      if (!taken) throw new Error(`${event.type} does not lead from ${name} to ${next}: ${facts}`);
      return taken.to;
    });
  };
  function lookFrom(spot: Spot): void {
    const { snapshot, name } = spot;
    for (const outcome of heardAbove(spot)) connect(spot, leadTo(spot, outcome), outcome);
    for (const event of eventsIn(snapshot)) {
      if (HEARD_ABOVE.has(event.type) || !mayCome(event, snapshot)) continue;
      for (const taken of steps(chart, snapshot, name, event)) {
        const next = placeName(taken.to);
        const to = meet(next, JSON.stringify(factsAt(taken.to, next)), () => taken.to);
        connect(spot, to, taken);
        if (to !== spot.situation) merged?.(taken.to, to);
      }
    }
  }

  for (const [name, input] of Object.entries(beginnings)) {
    const [snapshot] = initialTransition(chart, input);
    const place = placeName(snapshot);
    graph.begin(
      name,
      input,
      meet(place, JSON.stringify(factsAt(snapshot, place)), () => snapshot),
    );
  }
  for (let next = 0; next < left.length; next += 1) {
    if (next % 5_000 === 0) progress?.(graph.situations.length, left.length - next);
    if (next >= most) {
      graph.looked = next;
      graph.cut = `${left.length - next} situations were not looked at: more than ${most} are known`;
      break;
    }
    lookFrom(left[next] as Spot);
    // What was looked at needs no snapshot any more.
    left[next] = null;
  }
  return graph;
}
