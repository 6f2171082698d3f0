/**
 * The committed results of the whole run (`docs/proved.json`): its last lines, with a digest of all inputs. Without
 * changes, it need not run again.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export const PAGE = 'docs/proofs.md';
export const FILE = 'docs/proved.json';
/** Inputs read besides imported modules. */
const READ = ['graphql/schema.graphql'];
/** Type imports do not affect the result. */
const IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^;']*?\sfrom\s+)?'([^']+)'/gm;

type Read = (file: string) => string;
const readText: Read = (file) => readFileSync(file, 'utf8');

/** Everything that a file loads, including itself: files relative to the checkout, and packages. */
function loadedBy(file: string, read: Read = readText, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!file.endsWith('.ts') && !file.endsWith('.tsx')) return known;
  for (const [, from = ''] of read(file).matchAll(IMPORT))
    if (from.startsWith('.')) loadedBy(join(dirname(file), from), read, known);
    else if (!from.startsWith('node:')) known.add(from);
  return known;
}
const versionOf = (name: string): string =>
  (JSON.parse(readText(`node_modules/${name}/package.json`)) as { version: string }).version;
const isPackage = (name: string) => !/\.(?:tsx?|json|graphql)$/.test(name);

/** Source without comments that begin a line: a comment changes no result. */
const withoutComments = (source: string): string =>
  source.replaceAll(/^[^\S\n]*(?:\/\*[\s\S]*?\*\/[^\S\n]*|\/\/.*)\n/gm, '');

/** A digest of the charts, the model, the rows, the checking code, and the versions of loaded packages. */
export function digestOf(read: Read = readText): string {
  const hash = createHash('sha256');
  for (const name of [...loadedBy('test/suites/proofs/prove.ts', read), ...READ].toSorted())
    hash.update(`${name}\n${isPackage(name) ? versionOf(name) : withoutComments(read(name))}\n`);
  return hash.digest('hex');
}

export interface Proved {
  /** ISO 8601 date of the run. */
  at: string;
  /** The last line of each report. */
  lines: readonly string[];
  /** Of the lines, the page, and all inputs. */
  digest: string;
}
const sealOf = (lines: readonly string[], read: Read) =>
  createHash('sha256')
    .update([digestOf(read), read(PAGE), ...lines].join('\n'))
    .digest('hex');

/** The committed content of a whole run. @param at ISO 8601 date. @param lines the last of each report. */
export const written = (at: string, lines: readonly string[], read: Read = readText): string =>
  `${JSON.stringify({ at, lines, digest: sealOf(lines, read) } satisfies Proved, null, 2)}\n`;
export const keepProved = (lines: readonly string[]): void =>
  writeFileSync(FILE, written(new Date().toISOString().slice(0, 10), lines));

/** @returns the lines of the whole run if its inputs, the page and the lines are unchanged; otherwise null. */
export function stillProved(read: Read = readText): readonly string[] | null {
  const { lines, digest } = JSON.parse(read(FILE)) as Proved;
  return digest === sealOf(lines, read) ? lines : null;
}
