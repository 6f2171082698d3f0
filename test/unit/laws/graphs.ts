/** Small graphs written by hand: states, events, and their effects. */
import { initialTransition, type StateValue } from 'xstate';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { nothingKnown } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { Graph, type Place } from '../../../packages/witness/index.ts';
import type { Effect } from '../../model/worlds/effects.ts';
import { factsOf, type Facts } from '../../model/worlds/everything.ts';
import { VisitGraph } from '../../model/graph-invariants/visit-graph.ts';

const [begun] = initialTransition(visitMachine, nothingKnown);
const nothing = factsOf(begun.context, undefined, true);
const noEffect: Effect = {
  emitted: [],
  counted: [],
  problem: null,
  reported: [],
  verdict: null,
  mail: null,
  forgotten: [],
  carried: [],
  started: [],
  begun: false,
};
type State = { value?: StateValue; facts?: Partial<Facts>; tags?: readonly string[] } & Partial<
  Omit<Place, 'tags' | 'value'>
>;
type Step = readonly [from: string, event: PathEvent, to: string, effect?: Partial<Effect>];

/** A graph by hand: states by name, the first being initial, and the steps between them. */
export function graphOf(states: Readonly<Record<string, State>>, steps: readonly Step[]): VisitGraph {
  const graph = new Graph<Facts, Effect>('by hand');
  const names = Object.keys(states);
  for (const [name, { value = name, page = null, screens = [], tags = [], asking = [], facts = {} }] of Object.entries(
    states,
  ))
    graph.add(name, () => ({ value, page, screens, asking, tags: new Set(tags) }), { ...nothing, ...facts });
  if (names.length > 0) graph.begin('with nothing', 0);
  for (const name of names)
    for (const [from, event, to, effect] of steps)
      if (from === name)
        graph.connect(names.indexOf(from), { event, taken: [], effect: { ...noEffect, ...effect } }, names.indexOf(to));
  return new VisitGraph(graph);
}

export const start: PathEvent = { type: 'xstate.route', to: '#landing' };
export const pressed = (type: string): PathEvent => ({ type }) as PathEvent;

export const boot = { value: 'boot', screens: [] } satisfies State;
export const deny = { page: 'deny' } satisfies State;
