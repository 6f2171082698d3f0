/** Derives the states that need words from the types of the machines. */
import type { CHARTS, ChartId } from '../charts/charts.ts';
import type { REPEATED } from './repeated.ts';
import type { StatePath } from './words.types.ts';

type Repeated = typeof REPEATED;
/** Paths of shared states, recognised by their siblings. */
type RepeatedPath<Path extends string, All extends string> = {
  [Key in keyof Repeated]: Path extends `${infer Within}.${Key}`
    ? `${Within}.${Repeated[Key]['beside']}` extends All
      ? Path
      : never
    : never;
}[keyof Repeated];
type Named<Path extends string> = Exclude<Path, RepeatedPath<Path, Path>>;

/** The phrase of each state after *Registration form ·*; for a page its name; for a group of pages, their subject. */
export type StateWords<Id extends ChartId> = {
  readonly [Path in Named<StatePath<(typeof CHARTS)[Id]['machine']>>]: string;
};
