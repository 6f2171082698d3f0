/** Flaky tests, which failed and passed when repeated alone: `test/shaky.md` lists each once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { item } from '../process/wrap.ts';

const FILE = join(import.meta.dirname, '../../test/shaky.md');

export function keepShaky(names: readonly string[], file = FILE): void {
  const text = readFileSync(file, 'utf8').trimEnd();
  const added = names.map((name) => item(name)).filter((entry) => !`${text}\n`.includes(`\n${entry}\n`));
  if (added.length === 0) return;
  const gap = text.includes('\n- ') ? '\n' : '\n\n';
  writeFileSync(file, `${text}${gap}${added.join('\n')}\n`);
}
