/** A chart small enough to count by hand. */
import { fromPromise, setup, type AnyStateMachine, type EventObject } from 'xstate';
import { eventsFrom, playOf, smallChart, type Chart } from '../index.ts';

const toy = setup({
  actors: { call: fromPromise<boolean>(() => Promise.reject(new Error('call is not provided'))) },
  guards: { good: (_, answer: boolean) => answer },
  delays: { limit: 1_000 },
});
/** A door: when asked, it opens, stays closed, fails, or does not answer. */
export const config = {
  id: 'toy',
  initial: 'closed',
  states: {
    closed: { on: { pressed: 'asking' } },
    asking: {
      invoke: {
        id: 'call',
        src: 'call',
        onDone: [
          {
            guard: { type: 'good', params: ({ event }: { event: { output: boolean } }) => event.output },
            target: 'open',
          },
          { target: 'closed' },
        ],
        onError: 'broken',
      },
      after: { limit: 'closed' },
    },
    open: { on: { left: 'closed' } },
    broken: {},
  },
} as const;
export const machine = toy.createMachine(config);

const outcomes: Record<string, readonly EventObject[]> = {
  'xstate.done.actor.call': [true, false].map((output) => ({
    type: 'xstate.done.actor.call',
    output,
    actorId: 'call',
  })),
  'xstate.error.actor.call': [
    { type: 'xstate.error.actor.call', error: new Error('broken'), actorId: 'call' } as EventObject,
  ],
};
export const chartOf = (machine: AnyStateMachine, played = machine): Chart =>
  smallChart({
    name: 'toy',
    machine,
    beginnings: { 'at the door': undefined },
    eventsOf: eventsFrom(outcomes),
    play: playOf((hold) => played.provide({ actors: { call: fromPromise(hold('call')) as never } })),
  });
export const door = chartOf(machine);

/** The door with one of its states changed. */
export const changed = (states: object): AnyStateMachine =>
  toy.createMachine({ ...config, states: { ...config.states, ...states } });
