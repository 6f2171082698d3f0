/**
 * `npm run plant`: plants known security mistakes, one at a time, in a copy of the checkout, and demands of each that the test
 * which holds the matter names it. `--sample` plants a few, others each day; `--seed 2026-11-23` those of a day; `--only ID` one.
 * `--page` writes docs/planted-mistakes.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleOf } from '../../model/mutation/sample.ts';
import { print, stopwatch } from '../print.ts';
import { startCopiedTests } from './copied-tests.ts';
import { allMistakes, MISTAKES } from './mistakes.ts';
import { pageOf } from './page.ts';
import { figuresOf, linesOf } from './report.ts';
import { makeScratch } from './scratch.ts';
import { isNamed, soundnessProblems, tryMistake, type Verdict } from './verdict.ts';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
    page: { type: 'boolean', default: false },
  },
});
/** As many as one core plants within the time that `npm test` has for it. */
const SAMPLE = 4;
const checkout = process.cwd();
const PAGE = join(checkout, 'docs/planted-mistakes.md');
const seconds = stopwatch();

const seed = options.seed ?? (options.sample ? new Date().toISOString().slice(0, 10) : null);
const asked = allMistakes.filter(({ id }) => id === (options.only ?? id));
const mistakes = seed === null ? asked : sampleOf(asked, seed, SAMPLE);
if (seed !== null) print(`seed ${seed}: ${mistakes.length} of ${allMistakes.length} mistakes`);

const folder = makeScratch();
const tests = await startCopiedTests(folder);
const problems = await soundnessProblems(tests, mistakes);
for (const problem of problems) print(`✗ ${problem}`);
const verdicts: Verdict[] = [];
for (const mistake of mistakes) {
  const verdict = await tryMistake(folder, tests, mistake);
  verdicts.push(verdict);
  for (const line of linesOf(verdict)) print(line);
}
await tests.close();
process.chdir(checkout);

if (options.page && verdicts.length === allMistakes.length) writeFileSync(PAGE, pageOf(MISTAKES, verdicts));
else if (options.page) print(`${PAGE} is not written: not all mistakes were planted`);
const line = `plant: ${figuresOf(verdicts)}, ${seconds()} s`;
const passed = verdicts.length > 0 && problems.length === 0 && verdicts.every(isNamed);
print(line);
// Vitest takes a test that fails for a failure of the process; here it is what is hoped for.
process.exitCode = passed ? 0 : 1;
