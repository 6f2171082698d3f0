/** A sample of faults by a seed: the same seed selects the same faults. */
import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

const lotOf = (seed: string, id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');

/** @param seed any string. */
export const sampleOf = <M extends Pick<Mutant, 'id'>>(all: readonly M[], seed: string, most: number): readonly M[] =>
  all
    .map((mutant) => ({ mutant, lot: lotOf(seed, mutant.id) }))
    .toSorted((one, other) => one.lot.localeCompare(other.lot))
    .slice(0, most)
    .map(({ mutant }) => mutant);
