/** Checks that a mutant can be built, and follows the rules for every chart. */
import type { AnyStateMachine } from 'xstate';
import * as rules from '../../harness/chart-rules.ts';
import type { Oracle } from './oracles.ts';

const everywhere = Object.entries(rules).filter(([name]) => name !== 'oneScreenEverywhereButInBoot');
const complaintsOf = (machine: AnyStateMachine): readonly string[] =>
  everywhere.flatMap(([name, rule]) => rule(machine).map((complaint) => `${complaint} (${name})`));

/** @param product the original chart, whose complaints are ignored. */
export function buildOracle(product: AnyStateMachine): Oracle {
  const known = complaintsOf(product);
  return (_, machine) => complaintsOf(machine).find((complaint) => !known.includes(complaint)) ?? null;
}
