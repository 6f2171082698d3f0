import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { alteredConfig, alteredMachine, valueAt, stepperOf } from '../index.ts';

const door = setup({ guards: { locked: () => true }, actions: { ring: () => undefined } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: { push: [{ guard: 'locked', target: 'shut' }, { target: 'open' }], knock: { actions: ['ring', 'ring'] } },
    },
    open: {},
  },
});
const push = ['states', 'shut', 'on', 'push'];
const pushed = (machine: typeof door) => {
  const { begin, take } = stepperOf(machine);
  return take(begin(undefined).state, { type: 'push' }).state.value;
};

test('only the altered value differs', () => {
  const altered = alteredMachine(door, [...push, 0, 'guard'], () => undefined);
  expect(valueAt(altered.config, push)).toEqual([{ target: 'shut' }, { target: 'open' }]);
  expect(valueAt(door.config, push)).toEqual([{ guard: 'locked', target: 'shut' }, { target: 'open' }]);
  expect(altered.config.states?.['open']).toBe(door.config.states?.['open']);
});

test('the altered chart takes other steps, with the guards of the product', () => {
  const altered = alteredMachine(door, [...push, 0], () => undefined);
  expect([pushed(door), pushed(altered as typeof door)]).toEqual(['shut', 'open']);
});

test('removing from a list leaves no hole, and removes a key', () => {
  const knock = ['states', 'shut', 'on', 'knock'];
  expect(
    valueAt(
      alteredConfig(door.config, [...knock, 'actions', 0], () => undefined),
      knock,
    ),
  ).toEqual({
    actions: ['ring'],
  });
  expect(
    valueAt(
      alteredConfig(door.config, [...knock, 'actions'], () => undefined),
      knock,
    ),
  ).toEqual({});
});

test('a path through a missing value is an error', () => {
  expect(() => alteredConfig(door.config, ['states', 'ajar', 'on'], () => ({}))).toThrow(
    'the configuration has nothing at on',
  );
});
