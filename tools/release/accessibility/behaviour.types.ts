import type { Area } from '../../../src/screens/Accessibility/areas.ts';
import type { TestTitle } from '../../check/markdown-tables.ts';

/** What people can count on. */
export interface Behaviour {
  area: Area;
  /** One sentence in plain words: the statement shows it where it does not hold. */
  sentence: string;
  /** Success criteria of WCAG 2.2 by their numbers, clauses of EN 301 549 V3.2.1 as `EN 5.4`, patterns of GOV.UK as `GOV.UK error summary`. */
  sources: readonly string[];
  /** The tests that hold it: all of them. */
  tests: readonly TestTitle[];
}
export type BehavioursOf<A extends Area> = readonly (Behaviour & { area: A })[];
