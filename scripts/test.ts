/** `npm test`: everything. What decides is this command alone; .ci/run calls it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES, ENGINE_ROWS, HEADLESS_SHELL } from '../test/harness/engines.ts';
import { OPENSSL } from '../test/harness/certificate.ts';
import { NGINX } from '../test/harness/nginx.ts';
import { PGBOUNCER, POSTGRES } from '../test/harness/postgres.ts';
import { keepTestResults, resultsSince } from './accessibility/results.ts';
import { endWithNpm } from './end-with-npm.ts';
import { figureOf, print, requireNode, secondsSince } from './harness.ts';
import { requirePrograms } from './install.ts';
import { changedSince, digestsOf, keepPassed } from './passed.ts';
import { checkedOut, keepTested } from './release/tested.ts';
import { schedule, type Job } from './schedule.ts';
import { failuresIn, run, type Outcome, type Step } from './step.ts';

requireNode();
endWithNpm();
const start = performance.now();
const [tree, began] = [checkedOut(), new Date().toISOString()];
const programs = [...ENGINES.map((engine) => ENGINE_ROWS[engine]), HEADLESS_SHELL, OPENSSL];
if (!requirePrograms([...programs, POSTGRES, PGBOUNCER, NGINX])) process.exit(1);

const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
  version: string;
};
/** What an npm script runs, with more arguments. */
function script(name: string, ...args: readonly string[]): Step['command'] {
  const [program, ...given] = scripts[name]?.split(' ') ?? [];
  if (!program) throw new Error(`package.json has no script ${name}`);
  return [program, ...given, ...args];
}

interface Suite extends Job {
  /** The files that its result follows from, as patterns; it is left out while they are as they were when it passed. */
  of?: readonly string[];
  /** What its figure counts, and where the figure stands in what it says. */
  counts?: readonly [string, RegExp];
}
/** The charts, the model, and all that they may read. */
const MODEL = ['{machines,src,graphql,locales,packages,test}/**', 'docs/{proofs.md,proved.json}'];
const FOLDER = mkdtempSync(join(tmpdir(), 'vestibule-'));
process.on('exit', () => rmSync(FOLDER, { recursive: true }));
const CHOSEN_PATHS = join(FOLDER, 'paths.json');
/** A look-up, a press without a form, and the form: the whole table is `npm run faults`. */
const ROWS = ['look-up of a link', 'activation', 'register, approved'];
/** What locks, counts and tells: the rest, which says the same, is in `npm run test:postgres -- --plain`. */
const PLAIN = ['store/postgres.test', 'store/postgres-store', 'store/postgres-name-lock', 'status-subscription'];
/** Every screen on the narrowest phone, in words that are longer than any language's. */
const NARROW = ['--pseudo', '--measure', '--part', '--width', '320'];
/** The same from right to left, on a phone, a tablet and a desk: what names a side stands out at any width. */
const MIRRORED = ['--mirrored', '--measure', '--part', '--width', '320,768,1440'];

const CHECK: Suite = {
  name: 'check',
  command: script('check', '--all'),
  cores: 2,
  counts: ['unit tests', /(\d+) unit tests/],
};
/** The longest first; each browser suite has two workers. */
const SUITES: readonly Suite[] = [
  { name: 'proofs', command: script('proofs', '--part'), cores: 1, of: MODEL, counts: ['proofs', /proofs: (\d+) of/] },
  { name: 'paths to play', command: script('paths:browser', '--choose', CHOSEN_PATHS), cores: 1 },
  {
    name: 'browser',
    command: script('test:browser'),
    cores: 2,
    counts: ['browser tests', /(\d+) passed/],
  },
  {
    name: 'paths in Chromium',
    command: script('paths:browser', '--chosen', CHOSEN_PATHS),
    cores: 2,
    after: ['paths to play'],
    counts: ['paths in Chromium', /paths in Chromium: (\d+) of/],
  },
  {
    name: 'transcripts',
    command: script('transcripts'),
    cores: 2,
    counts: ['transcripts', /transcripts: (\d+) of/],
  },
  {
    name: 'processes',
    command: script('test:unit', '--project', 'processes', '--maxWorkers', '1'),
    cores: 1,
    counts: ['process tests', /Tests\s.*?(\d+) passed/],
  },
  {
    name: 'postgres',
    command: script('test:postgres'),
    cores: 2,
    counts: ['tests on PostgreSQL', /postgres: (\d+) of/],
  },
  {
    name: 'plain PostgreSQL',
    command: script('test:postgres', '--plain', ...PLAIN),
    cores: 1,
    counts: ['tests without locks and NOTIFY', /postgres-plain: (\d+) of/],
  },
  {
    name: 'engines',
    command: script('engines', '--engine', 'webkit,firefox'),
    cores: 2,
    counts: ['journeys in other engines', /engines: (\d+) of/],
  },
  {
    name: 'mutation',
    command: script('mutate', '--sample', '24', '--seed', '1', '--workers', '1'),
    cores: 1,
    counts: ['faults planted', /mutate: (\d+) faults/],
  },
  {
    name: 'planted mistakes',
    command: script('plant', '--sample'),
    cores: 1,
    counts: ['mistakes planted', /plant: (\d+) mistakes/],
  },
  {
    name: 'workbench',
    command: script('test:workbench'),
    cores: 1,
    counts: ['tests of the workbench', /workbench: (\d+) of/],
  },
  { name: 'faults', command: script('faults', ...ROWS), cores: 1, counts: ['faults', /(\d+) allowed/] },
  {
    name: 'walks',
    command: script('walks', '--part', '--workers', '1'),
    cores: 1,
    counts: ['walks', /walks: (\d+) walks/],
  },
  { name: 'fuzz', command: script('fuzz', '--part'), cores: 1, counts: ['inputs fuzzed', /fuzz: (\d+) inputs/] },
  { name: 'layouts', command: script('sheet', ...NARROW), cores: 1, counts: ['layouts', /(\d+) situations/] },
  {
    name: 'layouts from right to left',
    command: script('sheet', ...MIRRORED),
    cores: 1,
    counts: ['layouts from right to left', /(\d+) situations/],
  },
];

/** The last line: its figures. The line of a Chromium suite that runs its cases one by one is not it, but says as much. */
const lastLine = ({ output }: Outcome) => output.trimEnd().split('\n').at(-1);

// The site that it builds is what the others open.
const checked = await run(CHECK, true);
const read = new Map(SUITES.flatMap(({ name, of }) => (of ? [[name, digestsOf(of, /\.test\.tsx?$/)]] : [])));
const unchanged = [...read].filter(([name, digests]) => changedSince(name, digests).length === 0).map(([name]) => name);
for (const name of unchanged) print(`✓ ${name}  unchanged`);
const due = SUITES.filter(({ name }) => !unchanged.includes(name));
const outcomes = [checked, ...(await schedule(due, lastLine))];
for (const { name, passed } of outcomes) {
  const digests = read.get(name);
  if (passed && digests) keepPassed(name, digests);
}

const counts = [CHECK, ...SUITES].flatMap(({ name, counts: [what, pattern] = ['', /^$/] }) => {
  const outcome = outcomes.find((one) => one.name === name);
  return what && outcome ? [{ what, count: figureOf(outcome.output, pattern) }] : [];
});
const failures = outcomes.filter(({ passed }) => !passed);
// Whoever keeps the end of a long output alone sees what failed as well.
for (const outcome of failures) for (const line of [`${outcome.name}:`, ...failuresIn(outcome)]) print(line);
const failed = failures.map(({ name }) => name);
const counted = counts.map(({ what, count }) => `${count} ${what}`);
/** Suites by what became of them; nothing where there are none. */
const named = (what: string, names: readonly string[]) => (names.length > 0 ? `; ${what}: ${names.join(', ')}` : '');
print(`test: ${counted.join(', ')}, ${secondsSince(start)}${named('unchanged', unchanged)}${named('failed', failed)}`);
print(`${counts.reduce((sum, { count }) => sum + count, 0)} passed, ${failed.length} failed`);
if (tree !== null && checkedOut() === tree) {
  const results = resultsSince(began, version);
  if (results) keepTestResults({ tree, results });
  if (failed.length === 0) keepTested(tree);
}
process.exitCode = failed.length > 0 ? 1 : 0;
