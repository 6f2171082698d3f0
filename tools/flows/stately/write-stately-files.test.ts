/**
 * Checks that the files for Stately's editor match the running charts: read back by Stately's own extractor, and run by
 * XState.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMachine, type AnyStateMachine } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodesBelow } from '../../../packages/witness/index.ts';
import type { State } from '../charts/facts.types.ts';
import { readBack, type StatelyFacts } from '../../../test/harness/stately-read-back.ts';
import { STATELY_CHARTS } from './stately-charts.ts';
import { factsOfChart } from '../../../test/harness/stately-expected.ts';
import { writeStatelyFiles } from './write-stately-files.ts';

const CACHE = 'node_modules/.cache';
let folder = '';
let files: readonly string[] = [];
/** Below `node_modules`, so that a file there resolves `xstate`. */
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'stately-'));
  files = await writeStatelyFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const sorted = (told: StatelyFacts) =>
  Object.fromEntries(Object.entries(told).map(([of, lines]: [string, readonly string[]]) => [of, lines.toSorted()]));
const countOf = (names: readonly string[], what: string) => `${new Set(names).size} ${what}`;
/** Counts of each kind in a chart, for comparison. */
function countsOf(states: readonly State[]): string {
  const transitions = states.flatMap((state) => state.transitions);
  const actions = [transitions, states].flatMap((from) =>
    from.flatMap((one) => ('actions' in one ? one.actions : [...one.entry, ...one.exit])),
  );
  return [
    `${states.length} states`,
    `${transitions.length} transitions`,
    countOf(
      transitions.flatMap(({ guard }) => guard?.name ?? []),
      'guards',
    ),
    countOf(
      actions.map(({ name }) => name),
      'actions',
    ),
    countOf(
      states.flatMap(({ waits }) => waits.map(({ delay }) => delay)),
      'delays',
    ),
  ].join(', ');
}
const charts = STATELY_CHARTS.map(({ id, read }) => {
  const { machine, states } = read();
  return { id, machine, states, counts: countsOf(states) };
});

test('a source and its JSON for every chart', () => {
  expect(files).toEqual(['js', 'json'].flatMap((type) => charts.map(({ id }) => `${id}.${type}`)));
});

test.each(charts)('$id, read back by Stately: $counts, as they run', async ({ id, states }) => {
  const source = await readFile(join(folder, `${id}.js`), 'utf8');
  const { descriptions, ...told } = readBack(source);
  expect(sorted(told)).toEqual(sorted(factsOfChart(states)));
  expect(descriptions.filter((said) => said === '')).toEqual([]);
});

/** What XState builds from a chart, limited to what the file and the running chart have in common. */
const madeOf = ({ root }: AnyStateMachine) =>
  nodesBelow(root).map(({ id, type, tags, meta, initial, transitions }) => ({
    id,
    type,
    tags,
    page: (meta as { path?: string } | undefined)?.path,
    initial: initial?.target.map((node) => node.id),
    // Addresses are events in the file.
    targets: [...transitions].flatMap(([event, alternatives]) =>
      alternatives.map(
        ({ target, reenter }) =>
          `${event.replace(/^(xstate\.route|open\..*)$/, 'an address')} ${(target ?? []).map((node) => node.id).join(', ')} ${reenter}`,
      ),
    ),
  }));
const asSets = (machine: AnyStateMachine) =>
  madeOf(machine).map(({ targets, ...rest }) => Object.assign(rest, { targets: targets.toSorted() }));

test.each(charts)('$id is run by XState, from its source and from its JSON', async ({ id, machine }) => {
  const imported = (await import(/* @vite-ignore */ pathToFileURL(join(folder, `${id}.js`)).href)) as Record<
    string,
    AnyStateMachine
  >;
  const json: unknown = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'));
  const running = asSets(machine);
  expect(imported[id] && asSets(imported[id])).toEqual(running);
  expect(asSets(createMachine(json as object))).toEqual(running);
});

test('a transition is described in plain words, with its delay and what its guard is composed of', async () => {
  const { descriptions } = readBack(await readFile(join(folder, 'visit.js'), 'utf8'));
  expect(descriptions).toContain(
    'The address of a page is opened: there is an invitation that was not refused, and no second step is due. Errors are cleared. mayRegister: codeKnown and notRefused and leanStepNotDue.',
  );
  expect(descriptions).toContain('No answer within 30 s. The error is shown at the form. After 30 s.');
});
