/** The product's sources as text, with their imports, for rules that the compiler can't check. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export interface Source {
  file: string;
  text: string;
  /** The text without comments. */
  code: string;
  imports: readonly { from: string; typesOnly: boolean; lazy: boolean }[];
}

const IMPORT = /(?:^|\n)(?:(?:import|export)\s(type\s)?[^;'"]*?from\s|import\s)'([^']+)'|\bimport\('([^']+)'\)/g;

function read(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, type, eager, lazy]) => {
    const path = (eager ?? lazy ?? '').replace(/\?.*$/, '');
    const from = path.startsWith('.') ? join(dirname(file), path) : path;
    return { from, typesOnly: type !== undefined, lazy: lazy !== undefined };
  });
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return { file, text, code, imports };
}

/** Tests and their fixtures. */
const EXTRA = /\.(?:test|spec)\.tsx?$|\/fixtures\.ts$/;

/** Files that match the patterns, without tests. */
export const sources = (...patterns: string[]): readonly Source[] =>
  globSync(patterns)
    .filter((file) => !EXTRA.test(file))
    .sort()
    .map(read);
