/** Walks through a chart, event by event and purely, with a clock: a timeout fires only if it is the next one due. */
import type { AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate';
import type { Chart } from './chart.ts';
import { stepperOf } from './stepper.ts';

/** Running timeouts: delays by their event, actors by their id. */
function clockOf({ childLimits }: Chart) {
  const due = new Map<string, number>();
  let now = 0;
  const see = ({ type, params }: ExecutableActionObject) => {
    const given = params as Record<string, unknown> | undefined;
    if (type === 'xstate.raise' && typeof given?.['delay'] === 'number')
      due.set((given['event'] as EventObject).type, now + given['delay']);
    if (type === 'xstate.cancel') due.delete(String(given?.['sendId']));
    const limit = type === 'xstate.spawnChild' ? childLimits[String(given?.['src'])] : undefined;
    if (limit !== undefined) due.set(`child ${String(given?.['id'])}`, now + limit);
    if (type === 'xstate.stopChild') due.delete(`child ${String(given?.['id'])}`);
  };
  return {
    see,
    isNext: (type: string) => {
      const at = due.get(type) ?? Infinity;
      return [...due].every(([other, then]) => other === type || then > at);
    },
    pass: (type: string) => {
      now = due.get(type) ?? now;
      due.delete(type);
    },
    reset: () => {
      due.clear();
      now = 0;
    },
  };
}

/** A step of a path, and its target in the model. */
export interface Taken {
  event: EventObject;
  state: AnyMachineSnapshot;
  taken: readonly string[];
}
export interface Walker {
  begin: (beginning: string) => AnyMachineSnapshot;
  /** Takes an event from the current state; null if it is impossible there. */
  take: (event: EventObject) => Taken | null;
}

/** One walker per chart: `begin` starts a walk, and discards the previous one. */
export function walkerOf(chart: Chart): Walker {
  const clock = clockOf(chart);
  const { begin, take } = stepperOf(chart.machine);
  let state: AnyMachineSnapshot;
  return {
    begin: (beginning) => {
      clock.reset();
      const begun = begin(chart.beginnings[beginning]);
      ({ state } = begun);
      begun.actions.forEach(clock.see);
      return state;
    },
    take: (event) => {
      const isLimit = event.type.startsWith('xstate.after.');
      if (isLimit && !clock.isNext(event.type)) return null;
      if (isLimit) clock.pass(event.type);
      const next = take(state, event);
      if (next.broken !== null) return null;
      ({ state } = next);
      next.actions.forEach(clock.see);
      return { event, state, taken: next.taken };
    },
  };
}
