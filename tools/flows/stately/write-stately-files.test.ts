/** Checks that the files for Stately's editor, run by XState, match the running charts. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMachine, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodesBelow } from '../../../packages/witness/index.ts';
import type { State } from '../charts/facts.types.ts';
import { STATELY_CHARTS } from './stately-charts.ts';
import { isRaw, rawOf } from './transitions.ts';
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

async function importedFrom(id: string): Promise<AnyStateMachine> {
  const url = pathToFileURL(join(folder, `${id}.js`)).href;
  const { [id]: machine } = (await import(/* @vite-ignore */ url)) as Record<string, AnyStateMachine>;
  if (!machine) throw new Error(`${id}.js exports no ${id}`);
  return machine;
}
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

/** A guard or an action, with static params; the file holds a value that is no object below `value`. */
function nameWord(given: unknown): string {
  if (!isRaw(given)) return String(given);
  const { type, params } = given;
  const { value = params, computed } = rawOf(params);
  const isStatic = params !== undefined && typeof params !== 'function' && computed === undefined;
  return isStatic ? `${String(type)} ${JSON.stringify(value)}` : String(type);
}
/** Without XState's own actions for timers. */
const doneBy = (actions: readonly unknown[]) => actions.filter((one) => typeof one !== 'function').map(nameWord);
/** Addresses are events in the file; their guard is that of the page. */
function transitionWord({ eventType, guard, actions, target = [], reenter }: AnyTransitionDefinition): string {
  const route: unknown = target[0]?.config.route;
  const condition = eventType === 'xstate.route' ? rawOf(route)['guard'] : guard;
  const event = eventType.replace(/^(xstate\.route|open\..*)$/, 'an address');
  const asked = condition === undefined ? '' : nameWord(condition);
  return `${event} [${asked}] {${doneBy(actions).join()}} ${target.map((node) => node.id).join()} ${reenter}`;
}
const transitionsIn = ({ root }: AnyStateMachine) =>
  nodesBelow(root).flatMap(({ transitions, always = [] }) => [...transitions.values(), always].flat());
/** What XState builds from a chart, limited to what the file and the running chart have in common. */
const madeOf = ({ root }: AnyStateMachine) =>
  nodesBelow(root).map(({ id, type, tags, description, meta, initial, entry, exit, invoke, transitions, always }) => ({
    id,
    type,
    tags,
    description,
    page: (meta as { path?: string } | undefined)?.path,
    initial: initial?.target.map((node) => node.id),
    entry: doneBy(entry),
    exit: doneBy(exit),
    invoke: invoke.map((one) => `${nameWord({ type: one.src })} as ${one.id}`),
    always: (always ?? []).map(transitionWord),
    transitions: [...transitions.values()].flat().map(transitionWord).toSorted(),
  }));

test.each(charts)('$id: $counts, as they run, from its source and from its JSON', async ({ id, machine }) => {
  const imported = await importedFrom(id);
  const json: unknown = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'));
  const running = madeOf(machine);
  expect(madeOf(imported)).toEqual(running);
  expect(madeOf(createMachine(json as object))).toEqual(running);
  expect(transitionsIn(imported).filter(({ description = '' }) => description === '')).toEqual([]);
});

test('a transition is described in plain words, with its delay and what its guard is composed of', async () => {
  const descriptions = transitionsIn(await importedFrom('visit')).map(({ description }) => description);
  expect(descriptions).toContain(
    'The address of a page is opened: there is an invitation that was not refused, and no second step is due. Errors are cleared. mayRegister: codeKnown and notRefused and leanStepNotDue.',
  );
  expect(descriptions).toContain('No answer within 30 s. The error is shown at the form. After 30 s.');
});
