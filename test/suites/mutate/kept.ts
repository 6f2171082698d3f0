/** The latest result of each fault planted in this checkout. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Verdict } from '../../model/mutation/verdict.ts';

const FILE = join(process.cwd(), 'node_modules/.cache/vestibule/mutation.json');

/** Empty if nothing was planted yet. */
export function keptVerdicts(): readonly Verdict[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Verdict[];
  } catch {
    return [];
  }
}
/**
 * Stores verdicts, replacing earlier ones on the same faults.
 * @param ids of all current faults; others are removed.
 * @returns all stored verdicts.
 */
export function keepVerdicts(verdicts: readonly Verdict[], ids: ReadonlySet<string>): readonly Verdict[] {
  const latest = new Map([...keptVerdicts(), ...verdicts].map((verdict) => [verdict.id, verdict]));
  const kept = [...latest.values()].filter(({ id }) => ids.has(id));
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(kept));
  return kept;
}
