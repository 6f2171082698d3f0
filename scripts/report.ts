/**
 * `npm run report`: writes report.html, one page that needs nothing else: coverage on the drawings of the charts, and what each suite
 * found when it last ran in this checkout. It runs none itself. `--out file` writes elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isOld } from '../test/results/old.ts';
import { readResult, SUITES, type SuiteName } from '../test/results/result.ts';
import { print, requireNode, secondsSince } from '../tools/process/command.ts';
import { coverageDrawings } from './report/coverage-drawings.ts';
import { writeReport, type Reported } from './report/page.ts';

requireNode();
const began = performance.now();
const { values } = parseArgs({ options: { out: { type: 'string', default: 'report.html' } } });

const reported = (Object.entries(SUITES) as [SuiteName, string][]).map(([name, command]): Reported => {
  const result = readResult(name);
  return { name, command, result, isOld: result !== null && isOld(name, result) };
});
const [paths, played] = [readResult('paths'), readResult('browser-paths')];
const drawings = paths ? coverageDrawings(paths.transitions, played?.transitions ?? null) : [];
writeFileSync(values.out, writeReport(reported, drawings));

const ran = reported.filter(({ result }) => result !== null);
const failed = ran.filter(({ result }) => result?.passed === false).map(({ name }) => name);
const never = reported.filter(({ result }) => result === null).map(({ name }) => name);
const named = (what: string, names: readonly string[]) => (names.length > 0 ? `; ${what}: ${names.join(', ')}` : '');
print(
  `report: ${ran.length} of ${reported.length} suites, ${drawings.length} drawings in ${values.out}, ${secondsSince(began)}${named('failed', failed)}${named('not run', never)}`,
);
