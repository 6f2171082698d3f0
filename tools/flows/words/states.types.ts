/** Which states need words, read from the types of the machines. */
import type { CHARTS, ChartId } from '../charts/charts.ts';
import type { REPEATED } from './repeated.ts';
import type { StatePath } from './words.types.ts';

type Repeated = typeof REPEATED;
/** Of all paths those that stand in many places alike: they stand there together with the other ones of their kind. */
type RepeatedPath<Path extends string, All extends string> = {
  [Key in keyof Repeated]: Path extends `${infer Within}.${Key}`
    ? `${Within}.${Repeated[Key]['beside']}` extends All
      ? Path
      : never
    : never;
}[keyof Repeated];
type Named<Path extends string> = Exclude<Path, RepeatedPath<Path, Path>>;

/** For each state, what follows *Registration form ·*; of a page its name; of what only holds pages together, what they are about. */
export type StateWords<Id extends ChartId> = {
  readonly [Path in Named<StatePath<(typeof CHARTS)[Id]['machine']>>]: string;
};
