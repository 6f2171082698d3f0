/** The rows of the witness table, put to the steps of a mutant. */
import type { Judge } from './compare.ts';

export const rowJudge: Judge = () => null;
