/** A chart beside the visit, step by step: where it is then, what it knows, what it says and what it asks for. */
import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventObject,
} from 'xstate';
import { stepperOf } from '../../packages/witness/index.ts';

/** A step that a chart takes: one of its events or of XState's own, or a named delay that is over. */
export type Step = EventObject | { over: string };

/** The outside answers. */
export const done = (actorId: string, output: unknown) =>
  ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as const;
/** The outside fails. */
export const failed = (actorId: string, error: unknown) =>
  ({ type: `xstate.error.actor.${actorId}`, error, actorId }) as const;
/** A named delay is over; the state must be waiting for it. */
export const after = (delay: string) => ({ over: delay });

/** The step as an event of XState; that of a delay carries the state that waits for it. */
export function eventOf(step: Step, state: AnyMachineSnapshot): EventObject {
  if (!('over' in step)) return step;
  const waits = getNextTransitions(state).find(({ eventType }) => eventType.startsWith(`xstate.after.${step.over}.`));
  if (!waits) throw new Error(`${JSON.stringify(state.value)} does not wait for ${step.over}`);
  return { type: waits.eventType };
}

/** @returns what takes steps from the beginning, and says where they lead and what the last of them says and asks for. */
export const takerOf =
  <Machine extends AnyStateMachine>(machine: Machine, input?: object) =>
  (...steps: readonly Step[]) => {
    const { begin, take } = stepperOf(machine);
    const last = steps.reduce((now, step) => take(now.state, eventOf(step, now.state)), begin(input));
    if (last.broken !== null) throw new Error(last.broken);
    const { value, context, tags, status } = last.state;
    return {
      value,
      status,
      tags: [...tags].toSorted(),
      context: context as ContextFrom<Machine>,
      said: last.emitted,
      asked: last.started,
    };
  };
