/**
 * `npm run plant`: plants known mistakes of security and known barriers, one at a time, in a copy of the checkout, and demands of
 * each that the test which holds the matter names it. `--sample` plants a few, others each day; `--seed 2026-11-23` those of a
 * day; `--only ID` one, several by commas; `--barriers` those alone. `--page` writes docs/planted-mistakes.md, where
 * what is not planted now keeps its row.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { partition } from 'es-toolkit/array';
import { sampleOf } from '../../../packages/witness/index.ts';
import { print, stopwatch } from '../print.ts';
import { startCopiedTests } from './copied-tests.ts';
import { isOfBrowser } from './browser-tests.ts';
import { allBarriers, allPlanted, BARRIERS, MISTAKES } from './mistakes.ts';
import { pageOf } from './page.ts';
import { figuresOf, linesOf } from './report.ts';
import { makeScratch } from './scratch.ts';
import { isNamed, soundnessProblems, tryMistake, type Verdict } from './verdict.ts';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
    barriers: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});
/** As many as one core plants within the time that `npm test` has for it, and as many that need the site built. */
const SAMPLE = 4;
const IN_BROWSER = 1;
const checkout = process.cwd();
const PAGE = join(checkout, 'docs/planted-mistakes.md');
const seconds = stopwatch();

const seed = options.seed ?? (options.sample ? new Date().toISOString().slice(0, 10) : null);
const ids = options.only?.split(',');
const asked = (options.barriers ? allBarriers : allPlanted).filter(({ id }) => ids?.includes(id) ?? true);
const [quick, inBrowser] = partition(asked, ({ test }) => !isOfBrowser(test.file));
const planted = seed === null ? asked : [...sampleOf(quick, seed, SAMPLE), ...sampleOf(inBrowser, seed, IN_BROWSER)];
if (seed !== null) print(`seed ${seed}: ${planted.length} of ${allPlanted.length} mistakes`);

const folder = makeScratch();
const tests = await startCopiedTests(folder);
const problems = await soundnessProblems(
  folder,
  tests,
  // Of a few: the suites themselves say so of the site as it is.
  planted.filter(({ test }) => seed === null || !isOfBrowser(test.file)),
);
for (const problem of problems) print(`✗ ${problem}`);
const verdicts: Verdict[] = [];
for (const mistake of planted) {
  const verdict = await tryMistake(folder, tests, mistake);
  verdicts.push(verdict);
  for (const line of linesOf(verdict)) print(line);
}
await tests.close();
process.chdir(checkout);

if (options.page) writeFileSync(PAGE, pageOf({ ...MISTAKES, ...BARRIERS }, verdicts, readFileSync(PAGE, 'utf8')));
const line = `plant: ${figuresOf(verdicts)}, ${seconds()} s`;
const passed = verdicts.length > 0 && problems.length === 0 && verdicts.every(isNamed);
print(line);
// Vitest takes a test that fails for a failure of the process; here it is what is hoped for.
process.exitCode = passed ? 0 : 1;
