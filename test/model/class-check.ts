/**
 * Whether a value that stands for a class is one with it (`classes` of a world). In a sample of situations each value that another
 * stands for is put in its place, and everything that may happen is taken: it must take the same transitions, show the same, and
 * lead to where the same value stands for what is known then. What is met on the way is tried as well.
 */
import type { Contexts, Row } from './contexts.ts';
import type { Leaf, Place, Step, StepTable, Tree } from './step-table.ts';

/** A situation, with a value for each key that is left open. */
export interface Sampled {
  place: Place;
  row: Row;
  trees: readonly Tree<Step | null>[];
}

const holding = (row: Row, key: number, value: number): Row => row.with(key, value);
const after = (row: Row, step: Step): string => {
  const next = row.slice();
  for (const [key, value] of step.writes) next[key] = value;
  return next.join();
};
function areAlike(one: Leaf<Step | null>, other: Leaf<Step | null>, row: Row): boolean {
  const [a, b] = [one.result, other.result];
  if (a === b || a === null || b === null) return a === b;
  const isSame = a.event === b.event && a.to === b.to && a.taken === b.taken && a.effect === b.effect;
  return isSame && a.broken === b.broken && after(row, a) === after(row, b);
}

function tryValue(table: StepTable, { place, row, trees }: Sampled, key: number, value: number): void {
  const { keys, values } = table.contexts;
  const [standing, given] = [holding(row, key, table.contexts.standInOf(key, value)), holding(row, key, value)];
  for (const tree of trees) {
    const [one, other] = [table.leaf(tree, place, standing), table.leaf(tree, place, given)];
    if (areAlike(one, other, standing)) continue;
    const shown = (id: number) => JSON.stringify(values.all[id]);
    const { event } = one.result ?? other.result ?? {};
    throw new Error(
      `${keys[key]}: ${shown(standing[key] as number)} does not stand for ${shown(value)} in ${place.name} on ${event?.type}`,
    );
  }
}

/**
 * Tries every value that another stands for in every situation of a sample.
 * @returns how many were tried. @throws where one differs, with the key, the two values, the place and the event.
 */
export function checkClasses(table: StepTable, sample: readonly Sampled[], isOpen: (key: number) => boolean): number {
  const { contexts } = table;
  const tried = new Set<string>();
  let before = -1;
  while (tried.size > before) {
    before = tried.size;
    for (const [at, sampled] of sample.entries())
      for (const key of contexts.classed)
        for (const value of contexts.mergedIn(key)) {
          const fits = isOpen(key) || sampled.row[key] === contexts.standInOf(key, value);
          const name = `${at} ${key} ${value}`;
          if (!fits || tried.has(name)) continue;
          tried.add(name);
          tryValue(table, sampled, key, value);
        }
  }
  return tried.size;
}
