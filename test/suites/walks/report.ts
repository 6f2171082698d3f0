/** What the walks print. */
import { INVARIANTS, invariantNames, type Checked } from '../../model/visit-invariants/invariants.ts';
import type { Table } from '../../results/result.ts';
import { print, thousands } from '../print.ts';
import { OUTCOMES, type Coverage } from './coverage.ts';
import type { Walked } from './walk.ts';

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, times]) => `${name} ${thousands(times)}`)
    .join(', ');
const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(20)}${cells.map((cell) => cell.padStart(15)).join('')}`;

export function printCoverage({ pages, steps, ends, entries, waits }: Coverage) {
  print(`pages       ${listed(pages)}`);
  print(`steps       ${listed(steps)}`);
  print(`entries     ${listed(entries)}`);
  print(`ends        ${listed(ends)}`);
  print('waits, and what became of their calls');
  print(row('', OUTCOMES));
  const names = new Set(Object.keys(waits).map((name) => name.split(': ')[0] ?? ''));
  for (const name of [...names].toSorted())
    print(
      row(
        name,
        OUTCOMES.map((outcome) => thousands(waits[`${name}: ${outcome}`] ?? 0)),
      ),
    );
}
export function printChecked(checked: Checked) {
  print('invariants, and how often each was put to the test');
  for (const name of invariantNames)
    print(`  ${name.padEnd(18)}${thousands(checked[name]).padStart(10)}  ${INVARIANTS[name]}`);
}

/** @param shortest the fewest steps found that break the same invariant. */
export function printBroken({ seed, lines, broken }: Walked, shortest: Walked | null) {
  if (!broken) return;
  print(`\nbroken invariant: ${broken.invariant}. ${INVARIANTS[broken.invariant]}\n  ${broken.detail}`);
  print(`  seed ${seed}, ${lines.length} lines:`);
  for (const line of lines) print(`    ${line}`);
  if (shortest) print(`  the shortest that still breaks it, ${shortest.lines.length} lines:`);
  for (const line of shortest?.lines ?? []) print(`    ${line}`);
  print('');
}

/** The invariants as a table of the report, each with the walks that break it. */
export const tableOf = (checked: Checked, walks: readonly Walked[]): Table => ({
  title: 'Invariants of a walk',
  head: ['invariant', 'in plain words', 'put to the test'],
  rows: invariantNames.map((name) => {
    const breaking = walks.filter(({ broken }) => broken?.invariant === name);
    return {
      cells: [name, INVARIANTS[name], thousands(checked[name])],
      isGood: breaking.length === 0 && checked[name] > 0,
      more: breaking.flatMap(({ seed, lines, broken }) =>
        [`${broken?.detail ?? ''}: npm run walks -- --seed ${seed} --walks 1`].concat(lines),
      ),
    };
  }),
});
