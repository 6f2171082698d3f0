/** The package's entry point. */
export {
  alteredConfig,
  alteredMachine,
  machineWith,
  valueAt,
  type Config,
  type ConfigPath,
} from './src/altered-chart.ts';
export {
  eventsFrom,
  happeningsOf,
  isSettling,
  playOf,
  smallChart,
  type Chart,
  type Play,
  type Settling,
} from './src/chart.ts';
export { gapsIn, seenOf, type Coverage, type Covered, type Seen } from './src/coverage.ts';
export { Explorer } from './src/explore.ts';
export { exploreAlterations } from './src/explore-part.ts';
export { Graph } from './src/graph.ts';
export type { Place, Situation } from './src/graph.types.ts';
export { comparerOf, type Oracle } from './src/mutation/compare.ts';
export { mutantMachine } from './src/mutation/guards.ts';
export { OPERATORS, type Mutant, type Operator, type Planting } from './src/mutation/mutant.ts';
export { mutantsOf } from './src/mutation/operators.ts';
export { sampleOf } from './src/mutation/mutant.ts';
export { Sites } from './src/mutation/sites.ts';
export { turn, type Outside } from './src/outside.ts';
export { pairName, pairsIn, pairsOf, type Site } from './src/pairs.ts';
export { replayable, replayerOf, type Replayable, type Replayed } from './src/replay.ts';
export { askEverywhere, type Asked } from './src/routes.ts';
export type { Happening, Shown } from './src/step.types.ts';
export { emittedBy, stepperOf, type PureStep, type Started } from './src/stepper.ts';
export { walkerOf, type Taken } from './src/walker.ts';
export { courseTo, shortestWays, walksAlong, waysByTransition, type Course, type Way } from './src/ways.ts';
export { waysThrough, type Generated } from './src/ways-through.ts';
export type { Progress, World } from './src/world.ts';
export {
  activeIn,
  invokedIn,
  nodesBelow,
  stateAt,
  statesOf,
  transitionName,
  transitionsOf,
} from './src/xstate-internals.ts';
