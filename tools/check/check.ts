/**
 * `npm run check`: types, lint, format, messages, licences, generated files, build, budgets, and the unit tests of what
 * has changed.
 *   --all  all unit tests, as `npm test` runs them
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm } from '../process/end-with-npm.ts';
import { figureOf, print, requireNode, secondsSince } from '../process/command.ts';
import { run, type Outcome, type Step } from '../process/step.ts';

requireNode();
endWithNpm();
const start = performance.now();
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const node = (file: string, ...args: string[]): [string, ...string[]] => ['node', file, ...args];

/**
 * Vitest records what each test file loads (vitest.config.ts) and runs those whose files have changed. Until all tests
 * have run once the record is incomplete: git says what has changed.
 */
const RECORDED = 'node_modules/.cache/vestibule/all-tests-ran';
const CHANGED = existsSync(RECORDED)
  ? ['--changed']
  : ['--changed', 'HEAD', '--experimental.recordDependencies=false', '--experimental.vcsProvider=git'];
/** Without the tests that start processes: these are suites of `npm test`. */
const UNIT: Step['command'] = [
  'vitest',
  'run',
  ...['processes', 'releases', 'fuzz'].flatMap((project) => ['--project', `!${project}`]),
  ...(all ? [] : [...CHANGED, '--passWithNoTests']),
];
const TYPES = 'node_modules/.cache/vestibule/types.json';
const STEPS: readonly Step[] = [
  // One checker: with one per core, each computes the same types.
  { name: 'types', command: ['tsc', '--singleThreaded', '--incremental', '--tsBuildInfoFile', TYPES] },
  { name: 'lint', command: ['oxlint'], env: { GOMAXPROCS: '1' } },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'messages', command: node('tools/check/messages.ts') },
  { name: 'licences', command: node('tools/release/check-licences.ts') },
  {
    name: 'generated GraphQL is current',
    command: ['graphql-codegen', '--config', 'graphql/codegen.ts', '--check'],
  },
  { name: 'drawings are current', command: node('tools/flows/draw-charts.ts', '--check') },
  { name: 'art is current', command: node('tools/art/generate.ts', '--check') },
  { name: 'build', command: node('tools/build/build.ts') },
  { name: 'budgets', command: node('test/bench/budget/budget.command.ts') },
];

async function inTurn(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

const [unit, others] = await Promise.all([inTurn([{ name: 'unit tests', command: UNIT }]), inTurn(STEPS)]);
const outcomes = [...others, ...unit];
for (const { name, output } of outcomes) if (name === 'budgets') print(output.trimEnd());
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
if (all) {
  mkdirSync(dirname(RECORDED), { recursive: true });
  writeFileSync(RECORDED, '');
}
const tests = figureOf(unit[0]?.output ?? '', /Tests\s.*?(\d+) passed/);
print(
  `check: ${outcomes.length - failed.length} of ${outcomes.length} steps, ${tests} unit tests, ${secondsSince(start)}${failed.length > 0 ? `, FAILED: ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
