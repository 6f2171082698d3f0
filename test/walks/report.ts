/** What the walks print. */
import type { Counts, Coverage } from './coverage.ts';
import { LAWS, lawNames, type Checked, type LawName } from './laws/laws.ts';

export const print = (line: string) => process.stdout.write(`${line}\n`);
export const thousands = (figure: number) => figure.toLocaleString('en');

const byCount = (counts: Counts) => Object.entries(counts).toSorted(([, one], [, other]) => other - one);
const listed = (counts: Counts) =>
  byCount(counts)
    .map(([name, times]) => `${name} ${thousands(times)}`)
    .join(', ');

const BEFELL = ['answered', 'odd, answered', 'network', 'timeout', 'technical', 'busy', 'offline'] as const;
/** Each wait, by what befell its calls. */
function waitLines(waits: Counts): string[] {
  const names = [...new Set(Object.keys(waits).map((name) => name.split(': ')[0] ?? ''))].toSorted();
  const cells = (name: string) => BEFELL.map((kind) => thousands(waits[`${name}: ${kind}`] ?? 0));
  const line = (name: string, figures: readonly string[]) =>
    `  ${name.padEnd(20)}${figures.map((figure) => figure.padStart(15)).join('')}`;
  return [line('', BEFELL), ...names.map((name) => line(name, cells(name)))];
}

export function printCoverage({ pages, deeds, ends, beginnings, waits }: Coverage) {
  print(`pages       ${listed(pages)}`);
  print(`steps       ${listed(deeds)}`);
  print(`beginnings  ${listed(beginnings)}`);
  print(`ends        ${listed(ends)}`);
  print('waits, and what befell their calls');
  for (const line of waitLines(waits)) print(line);
}
export function printChecked(checked: Checked) {
  print('laws, and how often each was put to the test');
  for (const law of lawNames) print(`  ${law.padEnd(18)}${thousands(checked[law]).padStart(10)}  ${LAWS[law]}`);
}

/** @param shortest the fewest steps found that break the same law; none where that was not looked for. */
export function printBroken(
  seed: number,
  { law, detail }: { law: LawName; detail: string },
  words: readonly string[],
  shortest: readonly string[],
) {
  print(`\nbroken law: ${law}. ${LAWS[law]}\n  ${detail}\n  seed ${seed}, ${words.length} lines:`);
  for (const line of words) print(`    ${line}`);
  if (shortest.length > 0) print(`  the shortest that still breaks it, ${shortest.length} lines:`);
  for (const line of shortest) print(`    ${line}`);
  print('');
}
