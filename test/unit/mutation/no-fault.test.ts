/** Changes that make no difference are not planted. */
import { setup, type AnyEventObject, type MachineContext } from 'xstate';
import { expect, test } from 'vitest';
import { makersOf } from '../../../machines/common/chart-makers.ts';
import { EQUIVALENT } from '../../model/mutation/equivalent.ts';
import { ADDING, faultsOf, ONCE } from '../../model/mutation/planting.ts';
import { charts } from '../../model/worlds/charts.ts';

test('actions that only assign are not doubled, unless they add', () => {
  const { store } = makersOf<MachineContext, AnyEventObject, never>();
  const actions = { keepEvent: store(() => ({})), storeName: store(() => ({})), trackShown: () => undefined };
  const box = setup({ actions }).createMachine({
    id: 'box',
    entry: ['keepEvent', 'storeName', 'trackShown'],
  });
  const doubled = faultsOf({ name: 'box', machine: box }).filter(({ operator }) => operator === 'action doubled');
  expect(doubled.map(({ sentence }) => sentence)).toEqual(['Entering box does keepEvent twice.']);
});

test('each exception for doubling is an action of a chart', () => {
  const known = charts.flatMap(({ machine }) => Object.keys(machine.implementations.actions));
  expect([...ADDING, ...ONCE].filter((name) => !known.includes(name))).toEqual([]);
});

test('each reason for an equivalent fault matches a fault', () => {
  const all = charts.flatMap(faultsOf);
  const idle = EQUIVALENT.filter(
    ({ operator, sentence }) => !all.some((mutant) => mutant.operator === operator && sentence.test(mutant.sentence)),
  );
  expect(idle.map(({ reason }) => reason)).toEqual([]);
});
