/**
 * `npm test`: runs the suites that a change can break.
 *
 * --all        runs everything, as CI does
 * --prove      runs only the suites that draw random cases, in full
 * --seed SEED  a whole number of at most 9 digits, or `today`; for --prove
 * --list       lists the chosen suites, without running them
 */
import { parseArgs } from 'node:util';
import { keepTestResults, resultsSince } from './accessibility/results.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { coreSeconds, figureOf, print, requireNode, secondsSince, version } from '../process/command.ts';
import { requirePrograms } from '../process/install.ts';
import { checkedOut, keepTested } from './results/tested.ts';
import { schedule } from './schedule.ts';
import { failuresIn, run, type Outcome } from '../process/step.ts';
import { PROGRAMS, seedOf, type Depth } from './suite.ts';
import { CHECK, suites } from './suites.ts';

requireNode();
endWithNpm();
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    seed: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const depth: Depth = values.prove ? 'prove' : values.all ? 'all' : 'test';
const seed = seedOf(values.seed);
if (seed === null) {
  print(`--seed is a whole number of at most 9 digits, or today; not “${values.seed}”`);
  process.exit(2);
}
const chosen = [CHECK, ...suites(seed)].filter(({ depths }) => depths.includes(depth));
if (values.list) {
  for (const { name, cores, sees } of chosen) print(`${name} (${cores} ${cores === 1 ? 'core' : 'cores'}): ${sees}`);
  process.exit(0);
}
if (!requirePrograms(PROGRAMS[depth])) process.exit(1);

// A failed browser test is repeated alone, once (playwright.config.ts).
if (depth === 'all') process.env['VESTIBULE_REPEAT'] = '1';
const start = performance.now();
const [tree, began] = [checkedOut(), new Date().toISOString()];
/** The last output line of a suite: its figures. */
const lastLine = ({ output }: Outcome) => output.trimEnd().split('\n').at(-1);
const first = depth === 'prove' ? [] : [await run(CHECK, true)];
const outcomes = [...first, ...(await schedule(chosen.slice(first.length), lastLine))];

const failures = outcomes.filter(({ passed }) => !passed);
for (const outcome of failures) for (const line of [`${outcome.name}:`, ...failuresIn(outcome)]) print(line);
const counted = chosen.flatMap(({ name, counts }) => {
  const outcome = outcomes.find((one) => one.name === name);
  return outcome && counts ? [{ what: counts[0], count: figureOf(outcome.output, counts[1]) }] : [];
});
const results = depth === 'all' ? resultsSince(began, version) : null;
// If every test passed, a claim of the accessibility statement without test results counts as a failure.
const unproved = failures.length > 0 ? [] : (results?.areas.flatMap(({ broken }) => broken) ?? []);
for (const sentence of unproved) print(`✗ its test has not run: ${sentence}`);
const failed = [...failures.map(({ name }) => name), ...(unproved.length > 0 ? ['accessibility statement'] : [])];
/** Flaky tests: failed at first, passed alone; test/shaky.md has a line for each. */
const shaky = outcomes.flatMap(({ output }) => /shaky: \d+ \((.*)\)/.exec(output)?.[1] ?? []);
const spent = coreSeconds();
const ends = [
  [secondsSince(start), ...(spent === null ? [] : [`${spent} core-seconds`])].join(', '),
  ...(failed.length > 0 ? [`failed: ${failed.join(', ')}`] : []),
  ...(shaky.length > 0 ? [`shaky: ${shaky.length} (${shaky.join('; ')})`] : []),
];
print(`${depth}: ${counted.map(({ what, count }) => `${count} ${what}`).join(', ')}, ${ends.join('; ')}`);
print(`${counted.reduce((sum, { count }) => sum + count, 0)} passed, ${failed.length} failed`);
if (depth === 'all' && tree !== null && checkedOut() === tree) {
  if (results) keepTestResults({ tree, results });
  if (failed.length === 0) keepTested(tree);
}
process.exitCode = failed.length > 0 ? 1 : 0;
