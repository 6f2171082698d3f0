/**
 * The visit, consent and experiments side by side, wired as `src/integrations/` wires them. The visit is taken page by page, and
 * experiments state by state: whatever the real one may do in one of its situations there, the composed one may do. It does
 * all that the real three do, and more; so what never happens here never happens.
 */
import type { AnyStateMachine } from 'xstate';
import { exploreConsent, exploreExperiments, type Decided, type Emission, type Explored } from './charts.ts';
import type { VisitGraph } from '../graph-invariants/visit-graph.ts';
import { isOptional } from '../graph-invariants/causes.ts';

export interface Composition {
  consent: Explored<Decided>;
  /** Null: nothing is tried out. */
  experiments: Explored<null> | null;
}
/** @param consent another machine than the product's. */
export const exploreComposition = (consent?: AnyStateMachine): Composition => ({
  consent: exploreConsent(consent),
  experiments: exploreExperiments(),
});

/** What one chart may do in one of its classes: where it leads, and what is emitted to the others. */
export interface ClassMove {
  words: string;
  to: string;
  emitted: readonly string[];
}
export type Moves = ReadonlyMap<string, readonly ClassMove[]>;

function collect() {
  const moves = new Map<string, ClassMove[]>();
  const known = new Set<string>();
  const add = (from: string, move: ClassMove) => {
    const name = JSON.stringify([from, move.to, move.emitted]);
    if (known.has(name)) return;
    known.add(name);
    moves.set(from, [...(moves.get(from) ?? []), move]);
  };
  return { moves, add };
}

/** Each page, and what a visit may emit while it is there or leaves it; offers apart, which experiments make. */
export function pagesOf(visit: VisitGraph): { moves: Moves; offered: Moves } {
  const [own, offered] = [collect(), collect()];
  for (const { from, event, to, effect } of visit.edges()) {
    const { add } = event.type === 'offer.made' ? offered : own;
    const [page, next] = [from.place.page ?? 'boot', to.place.page ?? 'boot'];
    const emitted = effect.emitted.map((words) => words.replace(/^event\.tracked .*/, 'event.tracked'));
    add(page, { words: `${event.type} on ${page}`, to: next, emitted });
    add(page, { words: `${event.type} on ${page}`, to: next, emitted: emitted.filter((words) => !isOptional(words)) });
  }
  return { moves: own.moves, offered: offered.moves };
}

/** By class: what experiments may do by themselves, and once the visit was exposed to one; and where they begin. */
export interface ExperimentMoves {
  starts: readonly string[];
  moves: Moves;
  exposed: Moves;
}
const classOf = ({ value }: { value: unknown }) => JSON.stringify(value);
/** Each state of the experiments, and what may be emitted there: by themselves, or once the visit was exposed to one. */
export function statesOf({ events, states, moves, begun }: Explored<null>): ExperimentMoves {
  const [own, exposed] = [collect(), collect()];
  moves.forEach((row, from) =>
    row.forEach(({ to, emitted }, at) => {
      const { type } = events[at] as Emission;
      const { add } = type === 'experiment.exposed' ? exposed : own;
      const [before, after] = [states[from], states[to]].map((state) => classOf(state ?? { value: null }));
      add(before ?? '', { words: type, to: after ?? '', emitted: emitted.map((one) => one.type) });
    }),
  );
  const starts = [...begun.values()].map((index) => classOf(states[index] ?? { value: null }));
  return { starts: [...new Set(starts)], moves: own.moves, exposed: exposed.moves };
}
