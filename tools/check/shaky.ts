/** Flaky tests, which failed and passed when repeated alone: `test/shaky.md` lists each once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../test/shaky.md');

export function keepShaky(names: readonly string[], file = FILE): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const added = names.map((name) => `- ${name}`).filter((line) => !lines.includes(line));
  if (added.length === 0) return;
  const isFirst = !lines.some((line) => line.startsWith('- '));
  writeFileSync(file, [...lines, ...(isFirst ? [''] : []), ...added, ''].join('\n'));
}
