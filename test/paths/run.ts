/** `npm run paths`: generates the paths of the journey, replays them on real actors, prints what was covered, names what was not. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { journeyMachine } from '../../machines/journey.machine.ts';
import { pageOf } from '../../src/engine/pages.ts';
import { beginnings } from './outcomes.ts';
import { describePath, generatePaths, graphOf } from './generate.ts';
import { replay, transitionName } from './replay.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const started = performance.now();
// A model without time: what is due is due, however long the run takes.
Date.now = () => 0;
const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
const transitionsAt = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const nodes = below(journeyMachine.root);
const states = new Set(nodes.map(({ id }) => id));
const transitions = new Set(nodes.flatMap(transitionsAt).map(transitionName));

const paths = generatePaths();
const generated = performance.now();
const taken = new Set<string>();
const failures: string[] = [];
let steps = 0;
for (const path of paths) {
  const result = await replay(path);
  steps += result.done;
  for (const name of result.taken) taken.add(name);
  if (result.difference) failures.push(`${result.difference}\n    ${describePath(path)}`);
}

/** States in which a visit rests, as the model finds them; transient ones are seen by their transitions. */
const visited = new Set<string>();
const broken = new Set<string>();
let reached = 0;
for (const input of Object.values(beginnings))
  for (const { state, edges } of graphOf(input)) {
    reached += 1;
    for (const { id } of state._nodes) visited.add(id);
    // The law of routes: a page that accepts a route is the page one is then on.
    for (const { event, state: next } of edges)
      if (event.type === 'xstate.route' && next !== state && state.can(event) && `#${pageOf(next)?.id}` !== event.to)
        broken.add(`${JSON.stringify(state.value)} accepts ${event.to} and goes to ${pageOf(next)?.id}`);
    // Exactly one screen in every state but boot.
    const screens = Object.values(state.getMeta()).filter(Boolean).length;
    if (screens !== (state.matches('boot') ? 0 : 1))
      broken.add(`${JSON.stringify(state.value)} shows ${screens} screens`);
  }
for (const name of taken) visited.add(name.split(' on ')[0] ?? '');

const missing = (all: Set<string>, found: Set<string>) => [...all].filter((name) => !found.has(name));
const gaps = [...missing(states, visited).map((id) => `state ${id}`), ...missing(transitions, taken)];
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(2)} s`;
print(`states       ${states.size - missing(states, visited).length} of ${states.size}`);
print(`transitions  ${transitions.size - missing(transitions, taken).length} of ${transitions.size}`);
print(`reached      ${reached} distinct situations from ${Object.keys(beginnings).length} beginnings`);
print(`generated in ${seconds(started, generated)}, replayed in ${seconds(generated, performance.now())}`);
for (const gap of gaps) print(`  gap: ${gap}`);
for (const law of broken) print(`  broken law: ${law}`);
for (const failure of failures.slice(0, 10)) print(`  differs: ${failure}`);
const bad = gaps.length + broken.size + failures.length;
print(
  `paths: ${paths.length} paths, ${steps} steps replayed, ${gaps.length} gaps, ${broken.size} broken laws, ${failures.length} differences`,
);
process.exitCode = bad > 0 ? 1 : 0;
