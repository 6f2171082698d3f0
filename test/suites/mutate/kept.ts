/** What became of each fault when it was last planted in this checkout. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Verdict } from '../../model/mutation/verdict.ts';

const FILE = join(process.cwd(), 'node_modules/.cache/vestibule/mutation.json');

/** None where nothing was planted yet. */
export function keptVerdicts(): readonly Verdict[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Verdict[];
  } catch {
    return [];
  }
}
/**
 * Keeps verdicts in place of those on the same faults.
 * @param ids of the faults that there are: what is no fault any more is forgotten.
 * @returns all that are kept.
 */
export function keepVerdicts(verdicts: readonly Verdict[], ids: ReadonlySet<string>): readonly Verdict[] {
  const latest = new Map([...keptVerdicts(), ...verdicts].map((verdict) => [verdict.id, verdict]));
  const kept = [...latest.values()].filter(({ id }) => ids.has(id));
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(kept));
  return kept;
}
