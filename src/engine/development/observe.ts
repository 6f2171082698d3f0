/**
 * Inspection of the charts in the development build. Each chart registers here, behind `import.meta.env.DEV`: a
 * production build contains no part of it.
 */
import { createActor, type AnyStateMachine, type InspectionEvent } from 'xstate';

type Observer = (seen: InspectionEvent) => void;

let observer: Observer | null = null;

/** Called before the first chart starts. */
export const observeCharts = (next: Observer): void => {
  observer = next;
};

/** For XState's option `inspect`. */
export const observed: Observer = (seen) => observer?.(seen);

/** The same for a chart that already has an inspector. */
export const observedWith =
  (watch: Observer): Observer =>
  (seen) => {
    watch(seen);
    observed(seen);
  };

/**
 * True in the development build. Node, in which the walks run the product without a build, has no `import.meta.env`.
 */
export const IS_DEVELOPED = typeof import.meta.env === 'object' && import.meta.env.DEV;

/** XState's own `createActor`, for charts other than the visit. */
export const createObserved = IS_DEVELOPED
  ? (((machine: AnyStateMachine, options?: object) =>
      createActor(machine, { ...options, inspect: observed })) as typeof createActor)
  : createActor;
