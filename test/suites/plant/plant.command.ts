/**
 * `npm run tool -- plant`: plants known security mistakes and accessibility barriers, one at a time, in a copy of the
 * checkout, and checks that the responsible test detects each.
 *
 * --sample 4    plants this many that need no browser, chosen by --seed
 * --seed 1      seed of the sample (default: 1)
 * --only ID     only this one (several: separated by commas)
 * --barriers    only barriers
 * --list        prints the mistakes by topic, each with its test, and plants nothing
 */
import { parseArgs } from 'node:util';
import { sampleOf } from '../../../packages/witness/index.ts';
import { print, stopwatch } from '../../../tools/process/command.ts';
import { startCopiedTests } from './copied-tests.ts';
import { isOfBrowser } from './browser-tests.ts';
import { allBarriers, allPlanted, BARRIERS, MISTAKES } from './mistakes.ts';
import { figuresOf, linesOf, listOf } from './plant-report.ts';
import { makeScratch } from './scratch.ts';
import { isNamed, soundnessProblems, tryMistake, type Verdict } from './verdict.ts';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    barriers: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const checkout = process.cwd();
const seconds = stopwatch();

const topics = options.barriers ? BARRIERS : { ...MISTAKES, ...BARRIERS };
if (options.list) {
  for (const line of listOf(topics)) print(line);
  process.exit(0);
}

const ids = options.only?.split(',');
const asked = (options.barriers ? allBarriers : allPlanted).filter(({ id }) => ids?.includes(id) ?? true);
const quick = asked.filter(({ test }) => !isOfBrowser(test.file));
const planted = options.sample === undefined ? asked : sampleOf(quick, options.seed, Number(options.sample));
print(`${planted.length} of ${allPlanted.length} mistakes`);

const folder = makeScratch();
const tests = await startCopiedTests(folder);
const problems = await soundnessProblems(folder, tests, planted);
for (const problem of problems) print(`✗ ${problem}`);
const verdicts: Verdict[] = [];
for (const mistake of planted) {
  const verdict = await tryMistake(folder, tests, mistake);
  verdicts.push(verdict);
  for (const line of linesOf(verdict)) print(line);
}
await tests.close();
process.chdir(checkout);

const line = `plant: ${figuresOf(verdicts)}, ${seconds()} s`;
const passed = verdicts.length > 0 && problems.length === 0 && verdicts.every(isNamed);
print(line);
// Vitest sets the exit code on a failed test; here that is expected.
process.exitCode = passed ? 0 : 1;
