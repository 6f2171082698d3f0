/** The film's stops are places that the chart has. */
import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import { STOPS } from './stops.ts';

const isInChart = (state: string): boolean => {
  let node: AnyStateNode | undefined = visitMachine.root;
  for (const part of state.split('.')) node = node?.states[part];
  return node !== undefined;
};

test('twenty stops, each in a state that the chart has, or beside the visit', () => {
  const missing = STOPS.filter(({ state }) => state !== null && !isInChart(state)).map(({ name }) => name);
  expect([STOPS.length, new Set(STOPS.map(({ name }) => name)).size, missing]).toEqual([20, 20, []]);
});
