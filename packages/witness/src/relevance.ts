/**
 * Which paths of a context are relevant in a place: those that decide a step there, those in its effects, and those
 * relevant in the target that the step leaves unchanged or writes from reads. Two situations of a place with equal
 * observations on all relevant paths take the same steps, and lead to situations with equal observations: so they count
 * as one.
 *
 * Reads are known only for contexts that were met. A context that was not met has a representative with equal
 * observations on the relevant paths, so both would read the same, and no deciding path is missed. A path that turns
 * out to be relevant later splits situations that were one before; then everything is explored again, until no new path
 * is relevant.
 */
import type { Contexts } from './contexts.ts';
import { targetOf, type Leaf, type Place, type Step } from './step.types.ts';

export class Relevance {
  /** Relevant paths, by place. */
  readonly #counts: Set<number>[] = [];
  readonly #contexts: Contexts;
  readonly #ignored: ReadonlySet<number>;
  size = 0;

  readonly #known: (place: Place) => Iterable<number>;

  /**
   * @param ignored keys that are never relevant: constant or open keys.
   * @param known paths known to be relevant in a place; may contain more than necessary.
   */
  constructor(contexts: Contexts, ignored: ReadonlySet<number>, known: (place: Place) => Iterable<number> = () => []) {
    this.#contexts = contexts;
    this.#ignored = ignored;
    this.#known = known;
  }
  at(place: Place): Set<number> {
    return (this.#counts[place.index] ??= new Set(this.#known(place)));
  }
  #keyOf(path: number): number {
    return this.#contexts.paths[path]?.key ?? -1;
  }
  #add(place: Place, path: number): boolean {
    const counts = this.at(place);
    if (counts.has(path) || this.#ignored.has(this.#keyOf(path))) return false;
    counts.add(path);
    this.size += 1;
    return true;
  }
  /** Adds the reads of computations, and everything that follows. @param leaves results, each with its place. */
  grow(
    leaves: ReadonlyMap<Leaf<Step | null>, Place>,
    looks: ReadonlyMap<Leaf<unknown>, Place>,
    anywhere: Place,
    sharing: ReadonlySet<Place>,
  ): void {
    const into = new Map<Place, { leaf: Leaf<Step | null>; step: Step; from: Place }[]>();
    const changed = new Set([anywhere]);
    const read = ({ decided, emitted }: Leaf<unknown>, place: Place) => {
      for (const path of [...decided, ...emitted]) if (this.#add(place, path)) changed.add(place);
    };
    for (const [leaf, place] of looks) read(leaf, place);
    for (const [leaf, from] of leaves) {
      read(leaf, from);
      const step = leaf.result;
      if (step === null) continue;
      const to = targetOf(step, from);
      const ways = into.get(to);
      if (ways) ways.push({ leaf, step, from });
      else into.set(to, [{ leaf, step, from }]);
      changed.add(to);
    }
    for (const place of changed) {
      changed.delete(place);
      const counts = this.at(place);
      if (place === anywhere)
        for (const one of sharing) for (const path of counts) if (this.#add(one, path)) changed.add(one);
      const keys = new Set([...counts].map((path) => this.#keyOf(path)));
      for (const { leaf, step, from } of into.get(place) ?? []) {
        const written = new Set(step.writes.map(([key]) => key));
        const kept = [...counts].filter((path) => !written.has(this.#keyOf(path)));
        const used = leaf.assignments.filter(({ writes }) => writes.some((key) => keys.has(key)));
        const reads = used.map((assignment) => assignment.reads);
        for (const path of [kept, ...reads].flatMap((paths) => Array.from(paths)))
          if (this.#add(from, path)) changed.add(from);
      }
    }
  }
}
