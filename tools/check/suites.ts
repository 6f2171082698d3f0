/** The suites that `npm test`, `npm test -- --all` and `npm test -- --prove` run, in starting order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tool, type Suite } from './suite.ts';

/** Builds the site that the other suites open, so it runs first and alone. */
export const CHECK: Suite = {
  name: 'check',
  command: ['node', 'tools/check/check.ts', '--all'],
  cores: 2,
  depths: ['test', 'all'],
  sees: 'types, lint, format, messages, generated files, unit tests, the built site and its budgets',
  counts: ['unit tests', /(\d+) unit tests/],
};

/** The file with the paths that Chromium plays in this run. */
const PATHS_TO_PLAY = join(mkdtempSync(join(tmpdir(), 'vestibule-')), 'paths.json');
process.on('exit', () => rmSync(dirname(PATHS_TO_PLAY), { recursive: true, force: true }));

/** A link look-up, a press without a form, and the form. */
const FAULT_ROWS = ['look-up of a link', 'activation', 'register, approved'];
/** Locks, counts and notifications. */
const PLAIN = ['store/postgres.test', 'store/postgres-name-lock', 'status-subscription'];
/** Each screen once, measured instead of photographed. */
const LAYOUTS = ['--part'];

/** @param seed of `npm test -- --prove`, for fuzz and walks. */
export const suites = (seed: string): readonly Suite[] => [
  {
    name: 'proofs and paths',
    command: tool('proofs', '--part'),
    cores: 1,
    depths: ['test'],
    sees: 'what holds of every visit, and every transition on real actors, in some situations of each place',
    counts: ['proofs', /proofs: (\d+) of/],
  },
  {
    name: 'proofs and paths, whole',
    command: tool('proofs', '--check'),
    cores: 1,
    depths: ['all'],
    sees: 'the same in every situation that there is',
    counts: ['proofs', /proofs: (\d+) of/],
  },
  {
    name: 'paths to play',
    command: tool('browser-paths', '--choose', PATHS_TO_PLAY),
    cores: 1,
    depths: ['test', 'all'],
    sees: 'which few paths take every transition that a browser can be made to take',
    counts: null,
  },
  {
    name: 'processes',
    command: tool('unit', '--project', 'processes', '--maxWorkers', '1'),
    cores: 1,
    depths: ['test', 'all'],
    sees: 'the back end as a process: how it starts, refuses to start, and ends by a signal',
    counts: ['process tests', /Tests\s.*?(\d+) passed/],
  },
  {
    name: 'Chromium',
    command: tool('browser', '--project=paths', '--project=transcripts'),
    env: { VESTIBULE_PATHS: PATHS_TO_PLAY },
    cores: 2,
    after: ['paths to play'],
    depths: ['test', 'all'],
    sees: 'the built product over the real back end: its pages, those paths, and what a screen reader hears',
    counts: ['tests in Chromium', /^(?:browser|paths in Chromium|transcripts): (\d+) of/gm],
  },
  {
    name: 'Chromium with windows',
    command: ['playwright', 'test', '--project=windows'],
    cores: 1,
    depths: ['all'],
    sees: 'where glyphs between pixels lie, and the reports that a browser sends',
    counts: ['tests with windows', /windows: (\d+) of/],
  },
  {
    name: 'releases',
    command: tool('unit', '--project', 'releases', '--maxWorkers', '1'),
    cores: 1,
    depths: ['all'],
    sees: 'archive, bill of materials, nginx, dev server, builds beside requests, old databases',
    counts: ['tests of releases', /Tests\s.*?(\d+) passed/],
  },
  {
    name: 'postgres',
    command: tool('postgres'),
    cores: 2,
    depths: ['all'],
    sees: 'the back end on PostgreSQL: locks, cut connections, restarts, several processes',
    counts: ['tests on PostgreSQL', /postgres: (\d+) of/],
  },
  {
    name: 'plain PostgreSQL',
    command: tool('postgres', '--plain', ...PLAIN),
    cores: 1,
    depths: ['all'],
    sees: 'the same without locks by name and NOTIFY, through PgBouncer',
    counts: ['tests without locks and NOTIFY', /postgres-plain: (\d+) of/],
  },
  {
    name: 'engines',
    command: tool('engines', '--engine', 'webkit,firefox'),
    cores: 2,
    depths: ['all'],
    sees: 'six journeys in WebKit and Firefox',
    counts: ['journeys in other engines', /engines: (\d+) of/],
  },
  {
    name: 'screen reader',
    command: tool('orca'),
    cores: 2,
    depths: ['all'],
    sees: 'what the screen reader Orca says in Firefox, key by key',
    counts: ['walks with a screen reader', /orca: (\d+) of/],
  },
  {
    name: 'workbench',
    command: tool('workbench'),
    cores: 1,
    depths: ['all'],
    sees: 'the flow workbench, on the dev server and from disk',
    counts: ['tests of the workbench', /workbench: (\d+) of/],
  },
  {
    name: 'walks',
    command: tool('walks', '--part'),
    cores: 1,
    depths: ['test', 'all'],
    sees: 'random visits over a network that misbehaves, and what the back end has in its tables afterwards',
    counts: ['walks', /walks: (\d+) walks/],
  },
  {
    name: 'layouts',
    command: tool('photograph', ...LAYOUTS, '--pseudo', '--width', '320'),
    cores: 1,
    depths: ['test', 'all'],
    sees: 'every screen at 320 px, in words longer than any language: nothing cut, covered or too small',
    counts: ['layouts', /(\d+) situations/],
  },
  {
    name: 'layouts from right to left',
    command: tool('photograph', ...LAYOUTS, '--mirrored', '--width', '320,768,1440'),
    cores: 1,
    depths: ['all'],
    sees: 'the same from right to left, at three widths',
    counts: ['layouts from right to left', /(\d+) situations/],
  },
  {
    name: 'fuzz',
    command: tool('fuzz', '--seed', seed),
    cores: 1,
    depths: ['all', 'prove'],
    sees: 'hostile, odd and foreign input at every entry',
    counts: ['entries fuzzed', /Tests\s.*?(\d+) passed/],
  },
  {
    name: 'faults',
    command: tool('faults', ...FAULT_ROWS),
    cores: 2,
    depths: ['all'],
    sees: 'what a visitor has before them when a call breaks in each way: a look-up, a press, the form',
    counts: ['calls that break', /faults: (\d+) of/],
  },
  {
    name: 'mutation sample',
    command: tool('mutate', '--sample', '24', '--seed', seed, '--workers', '1'),
    cores: 1,
    depths: ['all'],
    sees: 'whether faults planted in the charts are named',
    counts: ['faults planted', /mutate: (\d+) faults/],
  },
  {
    name: 'planted mistakes sample',
    command: tool('plant', '--sample', '4', '--seed', seed),
    cores: 1,
    depths: ['all'],
    sees: 'whether known mistakes are named by the tests that must',
    counts: ['mistakes planted', /plant: (\d+) mistakes/],
  },
  {
    name: 'mutation',
    command: tool('mutate'),
    cores: 2,
    depths: ['prove'],
    sees: 'every single fault of the charts, planted',
    counts: ['faults planted', /mutate: ([\d,]+) faults/],
  },
  {
    name: 'planted mistakes',
    command: tool('plant'),
    cores: 2,
    depths: ['prove'],
    sees: 'all known mistakes and barriers, planted',
    counts: ['mistakes planted', /plant: (\d+) mistakes/],
  },
  {
    name: 'more walks',
    command: tool('walks', '--seed', seed, '--walks', '1000'),
    cores: 1,
    depths: ['prove'],
    sees: '1,000 random visits from the seed',
    counts: ['walks', /walks: (\d+) walks/],
  },
  {
    name: 'all faults',
    command: tool('faults'),
    cores: 2,
    depths: ['prove'],
    sees: 'every call broken in every way',
    counts: ['calls that break', /faults: (\d+) of/],
  },
];
