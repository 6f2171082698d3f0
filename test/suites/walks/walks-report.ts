/** Output of the walks. */
import { INVARIANTS, invariantNames, type Checked } from '../../model/visit-invariants/visit-invariants.ts';
import type { Table } from '../../../tools/check/results/result.ts';
import { print, thousands } from '../../../tools/process/command.ts';
import type { Walked } from './walk.ts';

export function printChecked(checked: Checked) {
  print('invariants, and how often each was put to the test');
  for (const name of invariantNames)
    print(`  ${name.padEnd(18)}${thousands(checked[name]).padStart(10)}  ${INVARIANTS[name]}`);
}

/** @param shortest the shortest walk found that violates the same invariant. */
export function printBroken({ seed, lines, broken }: Walked, shortest: Walked) {
  if (!broken) return;
  print(`\nbroken invariant: ${broken.invariant}. ${INVARIANTS[broken.invariant]}\n  ${broken.detail}`);
  print(`  seed ${seed}, ${lines.length} lines:`);
  for (const line of lines) print(`    ${line}`);
  print(`  the shortest that still breaks it, ${shortest.lines.length} lines:`);
  for (const line of shortest.lines) print(`    ${line}`);
  print('');
}

/** The invariants as a table of the report, each with the walks that violate it. */
export const tableOf = (checked: Checked, walks: readonly Walked[]): Table => ({
  title: 'Invariants of a walk',
  head: ['invariant', 'in plain words', 'put to the test'],
  rows: invariantNames.map((name) => {
    const breaking = walks.filter(({ broken }) => broken?.invariant === name);
    return {
      cells: [name, INVARIANTS[name], thousands(checked[name])],
      isGood: breaking.length === 0 && checked[name] > 0,
      more: breaking.flatMap(({ seed, lines, broken }) =>
        [`${broken?.detail ?? ''}: npm run tool -- walks --seed ${seed} --walks 1`].concat(lines),
      ),
    };
  }),
});
