/** Output of the walks. */
import { INVARIANTS, invariantNames, type Checked } from '../../model/visit-invariants/visit-invariants.ts';
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
