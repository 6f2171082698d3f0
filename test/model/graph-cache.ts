/**
 * The graphs of the charts, each explored once: kept under the name of everything that they follow from, and read by all suites.
 * A graph that is not there, or can't be read, is explored; two processes that ask at once explore it once.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { Explorer } from './explore.ts';
import { Graph } from './graph.ts';
import type { KeptGraph } from './graph.types.ts';
import type { World } from './world.ts';
import { charts } from './worlds/charts.ts';
import { everything } from './worlds/everything.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/vestibule/graphs');
/** Milliseconds between two looks at whether whoever explores has come to an end. */
const LOOK_EVERY = 500;

const worlds: readonly World[] = [...charts, everything];
/** What a file imports, whatever it imports itself included; each once. */
function importedBy(file: string, known: Set<string>): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.(?:ts|tsx|json))'/g))
    importedBy(join(dirname(file), path), known);
  return known;
}
let hashed: string | null = null;
/** Of all that graphs follow from: the charts and their worlds, what explores them, and the versions of what is installed. */
function sourcesHash(): string {
  if (hashed !== null) return hashed;
  const files = ['worlds/charts.ts', 'worlds/everything.ts', 'explore.ts'].reduce(
    (all, file) => importedBy(join(import.meta.dirname, file), all),
    new Set<string>(),
  );
  const hash = createHash('sha256');
  for (const file of [...files, join(ROOT, 'package-lock.json'), join(ROOT, 'graphql/schema.graphql')].toSorted())
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  hashed = hash.digest('hex').slice(0, 20);
  return hashed;
}

function read(world: World, file: string): Graph | null {
  try {
    return new Graph(world.name, deserialize(readFileSync(file)) as KeptGraph, world.events());
  } catch {
    return null;
  }
}
/** Written beside, then renamed: nobody reads a half. */
function write(world: World, graph: Graph, file: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, serialize(graph.kept(world.events())));
  renameSync(unfinished, file);
  for (const other of readdirSync(FOLDER))
    if (other.startsWith(`${world.name}-`) && !file.endsWith(other)) rmSync(join(FOLDER, other), { force: true });
}

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
/** Takes a file for a lock, unless a process has it that is still running. */
function lock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    return false;
  }
}

const thousands = (figure: number) => figure.toLocaleString('en');
/**
 * The graph of a chart by its name, explored if it is not known.
 * @param say is told how far it is.
 */
export async function graphOf(name: string, say: (line: string) => void): Promise<Graph> {
  const world = worlds.find((one) => one.name === name);
  if (!world) throw new Error(`no world is called ${name}`);
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}-${sourcesHash()}`);
  const lockFile = `${file}.lock`;
  for (;;) {
    const kept = read(world, file);
    if (kept) {
      say(`${name}: unchanged, ${thousands(kept.size)} situations and ${thousands(kept.edges)} edges are known`);
      return kept;
    }
    if (lock(lockFile)) break;
    await pause(LOOK_EVERY);
  }
  try {
    const graph = new Explorer(world).explore(({ round, situations, edges, runs }) => {
      say(
        `${name}: round ${round}, ${thousands(situations)} situations, ${thousands(edges)} edges, ${thousands(runs)} steps of the chart`,
      );
    });
    write(world, graph, file);
    return graph;
  } finally {
    rmSync(lockFile, { force: true });
  }
}
