/**
 * What of a context counts in a place: whatever a computation there has decided by, whatever is seen of its steps, and, of what
 * counts where a step leads, all that the step leaves as it was, or writes by what it read. Two situations in one place that look
 * the same on all paths that count there take the same steps, and lead to situations that look the same again: so they are one.
 *
 * What was read is only known of contexts that were met. Of a context that was not, the one that stands for it was: on the paths
 * that count both look the same, so both would read the same, and nothing that decides about the other was overlooked. A path
 * that is found to count later tells situations apart that were one before: then everything is explored anew, until nothing new
 * counts.
 */
import type { Contexts } from './contexts.ts';
import { targetOf, type Leaf, type Place, type Step } from './step.types.ts';

export class Relevance {
  /** Paths that count, by place. */
  readonly #counts: Set<number>[] = [];
  readonly #contexts: Contexts;
  readonly #ignored: ReadonlySet<number>;
  size = 0;

  readonly #known: (place: Place) => Iterable<number>;

  /**
   * @param ignored keys that never count: they are taken for one value, or for any.
   * @param known paths that are known to count in a place, more than need to.
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
  /**
   * Takes in what computations have read, and all that follows from it.
   * @param leaves what was computed, with the place where it was.
   */
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
