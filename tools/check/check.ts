/**
 * `npm run check`: checks types, lint, format, licences, generated files, unit tests and budgets, limited to what
 * changed since the last pass.
 *
 * --all  checks everything; `npm test` uses it, and so does a fresh clone
 */
import { existsSync } from 'node:fs';
import { CURRENT, DEFAULT_SITE_DIR } from '../../graphql/backend/common/releases.ts';
import { endWithNpm } from '../process/end-with-npm.ts';
import { figureOf, print, requireNode, secondsSince } from '../process/command.ts';
import { changedSince, digestsOf, keepPassed } from './passed.ts';
import { run, type Outcome, type Step } from '../process/step.ts';

requireNode();
endWithNpm();
const start = performance.now();
const all = process.argv.includes('--all');
const node = (file: string, ...args: string[]): [string, ...string[]] => ['node', file, ...args];

interface Check extends Step {
  /**
   * Patterns of the files it reads, without tests; the check is skipped while they are unchanged. If omitted, it always
   * runs.
   */
  of?: readonly string[];
  /** The command for some of the files. If omitted, it judges all files or is skipped. */
  some?: (files: readonly string[]) => Step['command'];
  /** A file that it generates; it must exist unchanged. */
  makes?: string;
}

const SOURCE = '**/*.{ts,tsx}';
const BUILT = [
  '{src,machines,locales,graphql/{generated,operations},tools/{build,release}}/**',
  '{index.html,vite.config.ts,package.json,package-lock.json,tools/build/build.ts,graphql/backend/common/releases.ts}',
];
const DRAWN = ['{machines,locales,tools,docs}/**', '*.md'];
/**
 * Vitest records what a test file loads or reads when it runs (vite.config.ts); in a fresh clone git names the changes.
 */
const CHANGED = existsSync('node_modules/.vite/vitest')
  ? ['--changed']
  : ['--changed', 'HEAD', '--experimental.recordDependencies=false', '--experimental.vcsProvider=git'];
/** Tests that start processes are suites of `npm test`. */
const UNIT: Step['command'] = [
  'vitest',
  'run',
  ...['processes', 'releases'].flatMap((project) => ['--project', `!${project}`]),
  ...(all ? [] : [...CHANGED, '--passWithNoTests']),
];
const STATIC: readonly Check[] = [
  {
    name: 'types',
    // With one checker per core, each builds the same types again: twice the work.
    command: [
      'tsc',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/vestibule/types.json',
    ],
  },
  {
    name: 'lint',
    command: ['oxlint'],
    // As for the types; GOMAXPROCS sets its number of threads.
    env: { GOMAXPROCS: '1' },
    of: [SOURCE, '.oxlintrc.json'],
    some: (files) => ['oxlint', ...files],
  },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'messages', command: node('tools/check/messages.ts') },
  { name: 'licences', command: node('tools/release/check-licences.ts') },
  {
    name: 'generated GraphQL is current',
    command: ['graphql-codegen', '--config', 'graphql/codegen.ts', '--check'],
    of: ['graphql/{*.ts,*.graphql,operations/**,generated/**}'],
  },
  { name: 'drawings are current', command: node('tools/flows/draw-charts.ts', '--check'), of: DRAWN },
  { name: 'art is current', command: node('tools/art/generate.ts', '--check') },
];
const BUILT_SITE: readonly Check[] = [
  {
    name: 'build',
    command: node('tools/build/build.ts'),
    of: BUILT,
    makes: `${DEFAULT_SITE_DIR}/${CURRENT}/client/.vite/manifest.json`,
  },
  {
    name: 'budgets',
    command: node('test/bench/budget/budget.command.ts'),
    of: [...BUILT, 'test/bench/**', 'graphql/backend/**'],
  },
];
const UNIT_TESTS: Check = { name: 'unit tests', command: UNIT };
/** For two cores: changed tests run first. All unit tests take longest and have a core to themselves. */
const LANES = all ? [[...STATIC, ...BUILT_SITE], [UNIT_TESTS]] : [STATIC, [UNIT_TESTS, ...BUILT_SITE]];

/** Above this number of files, linting everything is faster than naming them. */
const FEW = 200;

async function judge({ name, command, env = {}, of, some, makes }: Check): Promise<Outcome> {
  if (!of) return run({ name, command, env });
  const digests = digestsOf(of, some ? /^$/ : /\.test\.tsx?$/);
  const made = () => (makes === undefined ? {} : digestsOf([makes]));
  const changed = changedSince(name, { ...digests, ...made() });
  if (!all && changed.length === 0) {
    print(`✓ ${name}  unchanged`);
    return { name, passed: true, output: '' };
  }
  const files = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
  const few = some && !all && files.length === changed.length && files.length <= FEW;
  const outcome = await run({ name, command: few ? some(files) : command, env });
  if (outcome.passed) keepPassed(name, { ...digests, ...made() });
  return outcome;
}

const outcomes = (
  await Promise.all(
    LANES.map(async (lane) => {
      const done = [];
      for (const step of lane) done.push(await judge(step));
      return done;
    }),
  )
).flat();
for (const { name, output } of outcomes) if (name === 'budgets') print(output.trimEnd());

const unit = outcomes.find(({ name }) => name === 'unit tests')?.output ?? '';
const failed = outcomes.filter(({ passed }) => !passed).length;
print(
  `check: ${outcomes.length - failed} of ${outcomes.length} steps, ${figureOf(unit, /Tests\s.*?(\d+) passed/)} unit tests, ${secondsSince(start)}${failed ? ', FAILED' : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
