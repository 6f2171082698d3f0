/**
 * Whoever looks at the charts in the development build. Each chart that is started asks here, behind `import.meta.env.DEV`:
 * nothing of it is in a production build.
 */
import { createActor, type AnyStateMachine, type InspectionEvent } from 'xstate';

type Observer = (seen: InspectionEvent) => void;

let observer: Observer | null = null;

/** Set before the first chart starts. */
export const observeCharts = (one: Observer): void => {
  observer = one;
};

/** For XState's option `inspect`. */
export const observed: Observer = (seen) => observer?.(seen);

/** The same, for a chart that something else watches already. */
export const observedBeside =
  (watch: Observer): Observer =>
  (seen) => {
    watch(seen);
    observed(seen);
  };

/** Whether this is the development build; Node, where the walks run the product without one, knows no such thing. */
export const IS_DEVELOPED = typeof import.meta.env === 'object' && import.meta.env.DEV;

/** XState's own `createActor`, for a chart beside the visit. */
export const createObserved = IS_DEVELOPED
  ? (((machine: AnyStateMachine, options?: object) =>
      createActor(machine, { ...options, inspect: observed })) as typeof createActor)
  : createActor;
