/** The mutant in unit tests: replaces a chart's module (`unit-tests.ts`), only in tests. */
import type { AnyStateMachine } from 'xstate';
import { inject } from 'vitest';
import { faultsOf } from '../../model/mutation/planting.ts';
import { mutantMachine } from '../../../packages/witness/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutant: { chart: string; id: string };
  }
}

/** The chart, with the fault if it belongs to it. */
export function planted(chart: string, machine: AnyStateMachine): AnyStateMachine {
  const mutant = inject('mutant');
  if (mutant.chart !== chart) return machine;
  const found = faultsOf({ name: chart, machine }).find(({ id }) => id === mutant.id);
  if (!found) throw new Error(`${chart} has no fault ${mutant.id}`);
  return mutantMachine(machine, found.config);
}
