/** The committed result of the last whole run of the suites. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../model/mutation/planting.ts';
import { charts } from '../model/worlds/charts.ts';
import { FILE, stillProved, type Proved } from '../suites/proofs/proved.ts';
import type { WholeRun } from '../../tools/flows/server/data.types.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const number = (figures: string) => Number(figures.replaceAll(',', ''));

export function wholeRun(): WholeRun {
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
