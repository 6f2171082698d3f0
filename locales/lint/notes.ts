/** Checks the translators' notes against the messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

const NOTE = /^- ((?:`[^`]+`(?:, )?)+):/gm;

/**
 * Keys in the notes that no language has. A `*` in a key matches any part.
 * @param keys keys of English.
 */
export function noteProblems(
  keys: readonly string[],
  notes = readFileSync(join(import.meta.dirname, '../notes.md'), 'utf8'),
): Problem[] {
  const named = Array.from(notes.matchAll(NOTE), ([, list = '']) => list.match(/[^`, ]+/g) ?? []).flat();
  const isKey = (name: string) => {
    const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[\\w.:]*')}$`);
    return keys.some((key) => pattern.test(key));
  };
  return named.filter((name) => !isKey(name)).map((key) => ({ key, reason: 'is explained, and is no message' }));
}
