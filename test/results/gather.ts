/**
 * Collects chart data that only Node can read, and prints it as JSON. Runs as a separate process to read the current
 * charts: `node test/results/gather.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backEndFacts } from '../../tools/flows/server/back-end.ts';
import type { WholeRun, WorkbenchData } from '../../tools/flows/server/data.types.ts';
import { INVARIANTS } from '../model/graph-invariants/graph-invariants.ts';
import { faultsOf } from '../model/mutation/planting.ts';
import { charts } from '../model/worlds/charts.ts';
import { FILE, stillProved, type Proved } from '../suites/proofs/proved.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const number = (figures: string) => Number(figures.replaceAll(',', ''));

/** The committed result of the last whole run of the suites. */
function wholeRun(): WholeRun {
  const { at, lines } = JSON.parse(read(FILE)) as Proved;
  const isCurrent = stillProved(read) !== null;
  const [paths = '', laws = ''] = lines;
  const faults = /^[\d,]+ faults planted.*$/m.exec(read('docs/mutation.md'))?.[0] ?? '';
  const planted = number(/^[\d,]+/.exec(faults)?.[0] ?? '0');
  const now = charts.reduce((sum, chart) => sum + faultsOf(chart).length, 0);
  return {
    at,
    paths: { line: paths, isCurrent },
    laws: { line: laws, isCurrent },
    faults: { line: faults, isCurrent: planted === now },
  };
}

const data: WorkbenchData = {
  laws: INVARIANTS.map(({ name, sentence, rules }, at) => ({ number: at + 1, name, sentence, rules })),
  backEnd: backEndFacts,
  wholeRun: wholeRun(),
};
process.stdout.write(JSON.stringify(data));
