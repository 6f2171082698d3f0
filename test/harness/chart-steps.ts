/** Steps of a separate chart: its state, context, emitted events and calls. */
import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventObject,
  type OutputFrom,
} from 'xstate';
import { stepperOf } from '../../packages/witness/index.ts';

/** A step of a chart: an event, or an elapsed named delay. */
export type Step = EventObject | { over: string };

/** The result of a call. */
export const done = (actorId: string, output: unknown) =>
  ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as const;
/** The error of a call. */
export const failed = (actorId: string, error: unknown) =>
  ({ type: `xstate.error.actor.${actorId}`, error, actorId }) as const;
/** An elapsed named delay; the state must be waiting for it. */
export const after = (delay: string) => ({ over: delay });

/** The step as an XState event; that of a delay contains the id of the waiting state. */
export function eventOf(step: Step, state: AnyMachineSnapshot): EventObject {
  if (!('over' in step)) return step;
  const waits = getNextTransitions(state).find(({ eventType }) => eventType.startsWith(`xstate.after.${step.over}.`));
  if (!waits) throw new Error(`${JSON.stringify(state.value)} does not wait for ${step.over}`);
  return { type: waits.eventType };
}

/**
 * @returns a function that takes steps from the beginning, and returns the state, emitted events and calls of the last
 * one.
 */
export const takerOf =
  <Machine extends AnyStateMachine>(machine: Machine, input?: object) =>
  (...steps: readonly Step[]) => {
    const { begin, take } = stepperOf(machine);
    const last = steps.reduce((now, step) => take(now.state, eventOf(step, now.state)), begin(input));
    if (last.broken !== null) throw new Error(last.broken);
    const { value, context, tags, status, output } = last.state;
    return {
      value,
      status,
      tags: [...tags].toSorted(),
      context: context as ContextFrom<Machine>,
      output: output as OutputFrom<Machine>,
      emitted: last.emitted,
      asked: last.started,
    };
  };
