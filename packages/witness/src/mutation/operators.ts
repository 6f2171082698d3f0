/** Every single fault of a chart, as mutants. Pure: the chart itself is unchanged. */
import { OPERATORS, type Mutant, type Planting } from './mutant.ts';
import { stateMutants } from './state-operators.ts';
import { transitionMutants } from './transition-operators.ts';

/** All mutants of a chart, in the order of `OPERATORS`. @throws if two have the same id. */
export function mutantsOf(planting: Planting): readonly Mutant[] {
  const mutants = [...transitionMutants(planting), ...stateMutants(planting)];
  const ids = new Set(mutants.map(({ id }) => id));
  if (ids.size !== mutants.length) throw new Error(`two faults of ${planting.chart} have one id`);
  return mutants.toSorted((one, other) => OPERATORS.indexOf(one.operator) - OPERATORS.indexOf(other.operator));
}
