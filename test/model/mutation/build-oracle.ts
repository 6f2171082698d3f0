/** Whether a mutant can be built, and keeps the rules that every chart is built by. */
import type { AnyStateMachine } from 'xstate';
import * as rules from '../../harness/chart-rules.ts';
import type { Oracle } from './oracles.ts';

const everywhere = Object.entries(rules).filter(([name]) => name !== 'oneScreenEverywhereButInBoot');
const complaintsOf = (machine: AnyStateMachine): readonly string[] =>
  everywhere.flatMap(([name, rule]) => rule(machine).map((complaint) => `${complaint} (${name})`));

/** @param product the chart as it is, of which nothing is complained. */
export function buildOracle(product: AnyStateMachine): Oracle {
  const known = complaintsOf(product);
  return (_, machine) => complaintsOf(machine).find((complaint) => !known.includes(complaint)) ?? null;
}
