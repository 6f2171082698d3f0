/** Coverage of a chart by its paths, on real actors. */
import type { EventObject } from 'xstate';
import { isSettling, type Chart } from './chart.ts';
import { pairsOf } from './pairs.ts';
import type { Replayed } from './replay.ts';
import type { Generated } from './ways-through.ts';
import { nodesBelow, statesOf, transitionsOf } from './xstate-internals.ts';

const KINDS = ['states', 'transitions', 'pairs', 'guards', 'delays', 'outcomes'] as const;
export type Kind = (typeof KINDS)[number];
export interface Covered {
  met: number;
  all: number;
  /** What no path met, without a stated reason. */
  gaps: readonly string[];
}
export type Coverage = Record<Kind, Covered> & {
  /** What no path can meet, with the reason; and reasons that are stale because it was met. */
  excused: readonly string[];
  stale: readonly string[];
};

interface Outcome {
  name: string;
  event: EventObject | null;
}
/**
 * Possible results of actors, as known to a chart's paths. An unknown result that the chart listens to counts as
 * itself.
 */
function outcomesOf({ machine, eventsOf }: Chart, wordsOf: (event: EventObject) => string): Outcome[] {
  const ids = new Set(nodesBelow(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  const types = [...ids].flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  return types.flatMap((type): Outcome[] => {
    const events = eventsOf(type).filter(isSettling);
    if (events.length === 0 && machine.events.includes(type))
      return [{ name: `no outcome is known for ${type}`, event: null }];
    return events.map((event) => ({ name: wordsOf(event), event }));
  });
}

export interface Seen {
  take: (replayed: Replayed, events: readonly EventObject[]) => void;
  coverage: () => Coverage;
}

interface SeenWith extends Pick<Generated, 'pairs'> {
  /** Names a result. */
  wordsOf: (event: EventObject) => string;
  /** True if a result is in the graph; in a partial graph it may be missing. */
  isKnown?: (event: EventObject) => boolean;
}
/** Collects the coverage of replays. */
export function seenOf(chart: Chart, { pairs, wordsOf, isKnown = () => true }: SeenWith): Seen {
  const visited = new Set<string>();
  const taken = new Set<string>();
  const paired = new Set<string>();
  const decided = new Set<string>();
  const settled = new Set<EventObject>();

  const take: Seen['take'] = (replayed, events) => {
    for (const id of replayed.visited) visited.add(id);
    for (const name of replayed.taken) {
      taken.add(name);
      // A transient state is recognised by its outgoing transition.
      visited.add(name.split(' on ')[0] ?? '');
    }
    for (const decision of replayed.decided) decided.add(decision);
    for (const event of events.slice(0, replayed.done)) settled.add(event);
    for (const [at, step] of replayed.steps.entries())
      for (const pair of pairsOf(replayed.steps[at - 1]?.taken ?? [], step.taken)) paired.add(pair);
  };

  function coverage(): Coverage {
    const { guards, delays } = chart.machine.implementations;
    const outcomes = outcomesOf(chart, wordsOf).filter(({ event }) => event === null || isKnown(event));
    const excused: string[] = [];
    const stale: string[] = [];
    const covered = (kind: string, all: readonly string[], isMet: (name: string) => boolean): Covered => {
      const missing = all.filter((name) => !isMet(name));
      for (const name of all) {
        const what = `${kind} ${name}`;
        const reason = chart.cannot[what];
        if (reason !== undefined) (isMet(name) ? stale : excused).push(`${what}: ${reason}`);
      }
      const gaps = missing.map((name) => `${kind} ${name}`).filter((what) => chart.cannot[what] === undefined);
      return { met: all.length - missing.length, all: all.length, gaps };
    };
    return {
      states: covered('state', [...statesOf(chart.machine)], (id) => visited.has(id)),
      transitions: covered('transition', [...transitionsOf(chart.machine)], (name) => taken.has(name)),
      pairs: covered('pair', [...pairs.keys()], (pair) => paired.has(pair)),
      guards: covered(
        'guard',
        Object.keys(guards).flatMap((name) => [`${name} true`, `${name} false`]),
        (decision) => decided.has(decision),
      ),
      delays: covered('delay', Object.keys(delays), (name) =>
        [...taken].some((one) => one.includes(` on xstate.after.${name}.`)),
      ),
      outcomes: covered(
        'outcome',
        outcomes.map(({ name }) => name),
        (name) => outcomes.some((one) => one.name === name && one.event !== null && settled.has(one.event)),
      ),
      excused,
      stale,
    };
  }
  return { take, coverage };
}

export const gapsIn = (coverage: Coverage): readonly string[] => [
  ...KINDS.flatMap((kind) => coverage[kind].gaps),
  ...coverage.stale.map((one) => `no gap any more: ${one}`),
];
