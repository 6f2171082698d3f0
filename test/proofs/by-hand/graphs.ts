/** Small graphs, written by hand, and the words to write them in: spots, what happens there, and what comes of it. */
import { initialTransition, type StateValue } from 'xstate';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { nothingKnown } from '../../../src/engine/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { Graph, type Effect, type Place, type Situation } from '../graph.ts';
import { factsOf, type Facts } from '../key.ts';

const [begun] = initialTransition(visitMachine, nothingKnown);
const nothing = factsOf(begun.context, null);
export type Spot = { value?: StateValue; facts?: Partial<Facts>; tags?: readonly string[] } & Partial<
  Omit<Place, 'tags' | 'value'>
>;
export type Way = readonly [from: string, event: PathEvent, to: string, effect?: Partial<Effect>];

/** A graph by hand: its spots by name, the first of which a visit begins with, and the ways between them. */
export function graphOf(spots: Readonly<Record<string, Spot>>, ways: readonly Way[]): Graph {
  const graph = new Graph();
  const made = new Map<string, Situation>();
  for (const [name, { value = name, page = null, screens = 1, tags = [], asking = [], facts = {} }] of Object.entries(
    spots,
  )) {
    const place = { value, page, screens, asking, tags: new Set(tags) as Place['tags'] };
    made.set(name, graph.addSituation(place, { ...nothing, ...facts }));
  }
  const at = (name: string) => made.get(name) as Situation;
  graph.begin('by hand', nothingKnown, at(Object.keys(spots)[0] ?? ''));
  for (const [from, event, to, effect] of ways)
    graph.connect(at(from).index, event, at(to).index, { said: [], told: null, started: [], ...effect });
  return graph;
}

export const done = (actorId: string, output?: unknown): PathEvent => ({
  type: `xstate.done.actor.${actorId}`,
  output,
  actorId,
});
export const failed = (actorId: string): PathEvent => ({
  type: `xstate.error.actor.${actorId}`,
  error: new Error('x'),
  actorId,
});
export const start: PathEvent = { type: 'xstate.route', to: '#landing' };
export const to = (page: string): PathEvent => ({ type: 'xstate.route', to: `#${page}` as '#deny' });
export const pressed = (type: string): PathEvent => ({ type }) as PathEvent;
export const starting = (actor: string, terms: boolean | null = null): Partial<Effect> => ({
  started: [{ actor, terms }],
});
export const saying = (...said: readonly string[]): Partial<Effect> => ({ said });
export const refusal = (reason: string) => ({ registration: null, reasons: [reason], details: [], url: null });
export const limit = (name = 'answerLimit'): PathEvent => ({ type: `xstate.after.${name}.here` });

export const boot = { value: 'boot', screens: 0 } satisfies Spot;
export const landing = { page: 'landing' } satisfies Spot;
export const deny = { page: 'deny' } satisfies Spot;
export const sending = { page: 'registrationForm', tags: ['busy', 'slow'], asking: ['register'] } satisfies Spot;
export const valid = { verdict: 'valid', invitation: 'link' } as const;
export const judged = done('linkInvitation', { verdict: 'valid' });

export interface Case {
  law: string;
  holds: Graph;
  broken: Graph;
  complaint: string;
}
/** The spots and the ways that hold, and what is different where they do not. */
export const pair = (
  law: string,
  spots: Readonly<Record<string, Spot>>,
  ways: readonly Way[],
  fault: { spots?: Readonly<Record<string, Spot>>; ways?: readonly Way[] },
  complaint: string,
): Case => ({
  law,
  holds: graphOf(spots, ways),
  broken: graphOf({ ...spots, ...fault.spots }, fault.ways ?? ways),
  complaint,
});
