/** Runs one entry with many inputs: the result, the smallest failing input, and the command that repeats it. */
import fc from 'fast-check';
import type { Entry } from './entry.ts';
import type { Surroundings } from './surroundings.ts';

export interface Outcome {
  /** Number of inputs tried. */
  inputs: number;
  /** Output lines; empty on success. */
  told: readonly string[];
}
/** Maximum number of characters printed of an input; its command reproduces it completely. */
const PRINTED = 2_000;

const messageOf = (error: unknown): readonly string[] =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n').slice(0, 12);

/** @param path of fast-check, which selects one input. */
export async function fuzz(
  entry: Entry,
  surroundings: Surroundings,
  { seed, path }: { seed: number; path?: string | undefined },
): Promise<Outcome> {
  const property = entry.property(surroundings);
  const details = await fc.check(property, {
    seed,
    numRuns: entry.runs,
    ...(path === undefined ? {} : { path }),
  });
  if (!details.failed) return { inputs: details.numRuns, told: [] };
  const shown = fc.stringify(details.counterexample?.[0]);
  return {
    inputs: details.numRuns,
    told: [
      `${entry.name}: ${entry.holds}`,
      ...messageOf(details.errorInstance).map((line) => `  ${line}`),
      `  input: ${shown.slice(0, PRINTED)}${shown.length > PRINTED ? ` … (${shown.length} characters)` : ''}`,
      `  again: npm run tool -- fuzz --only ${JSON.stringify(entry.name)} --seed ${details.seed} --path ${JSON.stringify(details.counterexamplePath)}`,
    ],
  };
}
