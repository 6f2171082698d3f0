/**
 * Whether situations that count as one are one: snapshots that were merged are taken on by the chart as they were, and all
 * that comes of them must be known of the situation that they were merged into.
 */
import { transition } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitEvent } from '../../machines/visit.types.ts';
import { asking, eventsIn, mayCome } from './alphabet.ts';
import type { Edge, Effect, Graph, Situation } from './graph.ts';
import type { Snapshot } from './key.ts';
import { effectOf, factsAt, placeName } from './step.ts';
import { emittedBy, startedBy } from '../model/stepper.ts';
import { isOptional } from './variants.ts';

export interface Merged {
  snapshot: Snapshot;
  into: Situation;
}
/** Of the snapshots of each place the first few, and of all of them every so-manieth. */
export function sampling({ each = 20, every = 499 } = {}) {
  const sample: Merged[] = [];
  const counts = new Map<Situation['place'], number>();
  let merged = 0;
  return {
    sample,
    count: () => merged,
    take: (snapshot: Snapshot, into: Situation) => {
      const before = counts.get(into.place) ?? 0;
      merged += 1;
      counts.set(into.place, before + 1);
      if (before < each || merged % every === 0) sample.push({ snapshot, into });
    },
  };
}

const inWords = ({ said, told, started }: Effect, optional: boolean) =>
  JSON.stringify([said.filter((words) => optional || !isOptional(words)), told, started]);
const isNothing = ({ said, told, started }: Effect) => said.length === 0 && told === null && started.length === 0;
/** The same is begun and told, and nothing is said that the graph does not know of. */
const covers = ({ effect }: Edge, real: Effect) =>
  inWords(effect, false) === inWords(real, false) && real.said.every((words) => effect.said.includes(words));

/** Which code an answer speaks of is said in it by name, and only matters as the visit's own or another: both are tried. */
const inOutline = (event: object) => JSON.stringify(event, (key, value: unknown) => (key === 'campaign' ? '' : value));

/** What comes of a merged snapshot that its situation does not know; null: nothing. */
function unknownOf({ snapshot, into }: Merged, graph: Graph): string | null {
  const edges = Map.groupBy(graph.edgesFrom(into), ({ event }) => event);
  for (const event of [...eventsIn(snapshot), ...asking(snapshot)]) {
    if (!mayCome(event, snapshot)) continue;
    const [to, actions] = transition(visitMachine, snapshot, event as VisitEvent);
    const effect = effectOf(snapshot, to, { emitted: emittedBy(actions), started: startedBy(actions) });
    const [name, facts] = [placeName(to), JSON.stringify(factsAt(to))];
    const isThere = (one: Situation) => JSON.stringify(one.place.value) === name && JSON.stringify(one.facts) === facts;
    if (isThere(into) && isNothing(effect)) continue;
    const alike = [...edges].flatMap(([known, all]) => (inOutline(known) === inOutline(event) ? all : []));
    if (!alike.some((edge) => isThere(edge.to) && covers(edge, effect)))
      return `${placeName(snapshot)} ${JSON.stringify(into.facts)}: ${JSON.stringify(event)} leads to ${name} ${facts}, ${inWords(effect, true)}`;
  }
  return null;
}

/** The first difference between a merged snapshot and the situation that stands for it. */
export function differenceIn(sample: readonly Merged[], graph: Graph): string | null {
  for (const merged of sample) {
    const unknown = unknownOf(merged, graph);
    if (unknown !== null) return unknown;
  }
  return null;
}
