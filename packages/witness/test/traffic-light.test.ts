/** The example of the README, on XState's traffic light. */
import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { eventsFrom, Explorer, mutantsOf, replayable, replayerOf, smallChart, waysByTransition } from '../index.ts';

test('a traffic light: its graph, a way through it on a real actor, and its faults', async () => {
  const light = smallChart({
    name: 'light',
    machine: createMachine({
      id: 'light',
      initial: 'green',
      states: { green: { on: { TIMER: 'yellow' } }, yellow: { on: { TIMER: 'red' } }, red: { on: { TIMER: 'green' } } },
    }),
    beginnings: { on: undefined },
    eventsOf: eventsFrom({}),
  });
  const graph = new Explorer(light).explore(() => undefined);
  expect([graph.size, graph.edges]).toEqual([3, 3]);

  const [way] = waysByTransition(light, graph);
  expect(way?.steps.map(({ event, state }) => [event.type, state.value])).toEqual([
    ['TIMER', 'yellow'],
    ['TIMER', 'red'],
    ['TIMER', 'green'],
  ]);
  const replayed = await replayerOf(light)(replayable({ input: undefined, steps: way?.steps ?? [] }));
  expect([replayed.difference, [...replayed.visited]]).toEqual([
    null,
    ['light', 'light.green', 'light.yellow', 'light.red'],
  ]);

  expect(mutantsOf({ chart: light.name, machine: light.machine }).map(({ sentence }) => sentence)).toEqual([
    'On green, ‘TIMER’ leads to red instead of yellow.',
    'On yellow, ‘TIMER’ leads to green instead of red.',
    'On red, ‘TIMER’ leads to yellow instead of green.',
    'On green, ‘TIMER’ does not lead to yellow any more.',
    'On yellow, ‘TIMER’ does not lead to red any more.',
    'On red, ‘TIMER’ does not lead to green any more.',
    'light begins with yellow instead of green.',
  ]);
});
