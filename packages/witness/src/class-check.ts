/**
 * Checks the value classes of a world (`classes`). In a sample of situations, each value is put in place of its class
 * representative, and every event is tried: it must take the same transitions, show the same effect, and lead to a
 * context with the same representatives. For an open key, one of its possible values must do so; all of them are tried.
 * Values found on the way are checked as well.
 */
import type { Row } from './contexts.ts';
import { targetOf, type Place, type Step, type Tree } from './step.types.ts';
import type { StepTable } from './step-table.ts';

/** A situation, with a value for each open key. */
interface Sampled {
  place: Place;
  row: Row;
  trees: readonly Tree<Step | null>[];
}

/** The result of a step, for comparison: its target, its effect, and the context after it. */
function outcomeOf(step: Step | null, { place, row }: Pick<Sampled, 'place' | 'row'>): string {
  if (step === null) return 'nothing';
  const next = row.slice();
  for (const [key, value] of step.writes) next[key] = value;
  const { event, taken, effect, broken } = step;
  return JSON.stringify([event, targetOf(step, place).index, taken, effect, broken, [...next]]);
}

/**
 * Tries all merged values in every situation of a sample.
 * @param valuesOf possible values of a key in a situation.
 * @returns the number of values tried.
 * @throws for a result that no tried value has, with key, value, place and event.
 */
export function checkClasses(
  table: StepTable,
  sample: readonly Sampled[],
  valuesOf: (sampled: Sampled, key: number) => readonly number[],
): number {
  const { contexts } = table;
  const tried = new Set<string>();
  const tryValue = (sampled: Sampled, key: number, value: number, representatives: readonly number[]): void => {
    const { place, row, trees } = sampled;
    const comesTo = (tree: Tree<Step | null>, given: number) => {
      const step = table.leaf(tree, place, row.with(key, given)).result;
      return { step, outcome: outcomeOf(step, { place, row: row.with(key, contexts.representativeOf(key, given)) }) };
    };
    for (const tree of trees) {
      const { step, outcome } = comesTo(tree, value);
      if (step === table.leaf(tree, place, row.with(key, contexts.representativeOf(key, value))).result) continue;
      if (representatives.some((representative) => comesTo(tree, representative).outcome === outcome)) continue;
      const [given, chosen] = [value, contexts.representativeOf(key, value)].map((id) =>
        JSON.stringify(contexts.values.all[id]),
      );
      const type = (step ?? comesTo(tree, contexts.representativeOf(key, value)).step)?.event.type;
      throw new Error(`${contexts.keys[key]}: ${chosen} does not represent ${given} in ${place.name} on ${type}`);
    }
  };
  for (let before = -1; tried.size > before;) {
    before = tried.size;
    for (const [at, sampled] of sample.entries())
      for (const key of contexts.classed) {
        const values = valuesOf(sampled, key);
        for (const value of contexts.mergedIn(key)) {
          const representative = contexts.representativeOf(key, value);
          const name = `${at} ${key} ${value}`;
          if (tried.has(name) || !values.includes(representative)) continue;
          tried.add(name);
          tryValue(sampled, key, value, [representative, ...values]);
        }
      }
  }
  return tried.size;
}
