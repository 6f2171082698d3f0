/** What is no fault by its kind is not planted: nobody could tell the chart with it from the one without. */
import { setup, type AnyEventObject, type MachineContext } from 'xstate';
import { expect, test } from 'vitest';
import { makersOf } from '../../../machines/chart-makers.ts';
import { EQUIVALENT } from '../../model/mutation/equivalent.ts';
import { mutantsOf } from '../../model/mutation/operators.ts';
import { ADDING, ONCE } from '../../model/mutation/state-operators.ts';
import { charts } from '../../model/worlds/charts.ts';

test('two cases of one question have no order: the same guard, with another value', () => {
  const judge = setup({
    guards: { means: (_: unknown, reason: string) => reason === '' },
    actions: { tell: () => undefined },
  }).createMachine({
    id: 'judge',
    initial: 'asked',
    states: {
      asked: {
        always: [
          { guard: { type: 'means', params: 'yes' }, target: 'over' },
          { guard: { type: 'means', params: 'no' }, target: 'over' },
          { target: 'over' },
        ],
      },
      over: {},
    },
  });
  const swapped = mutantsOf({ chart: 'judge', machine: judge }).filter(({ operator }) => operator === 'order changed');
  expect(swapped.map(({ sentence }) => sentence)).toEqual([
    'On asked, what follows by itself (if means "no") is asked only after the last way.',
  ]);
});

test('two ways that end alike have no order: the second leads on to the first by the same guard', () => {
  const line = setup({ guards: { cut: () => true, sent: () => true } }).createMachine({
    id: 'line',
    initial: 'returned',
    states: {
      returned: { always: [{ guard: 'cut', target: 'offline' }, { guard: 'sent', target: 'connected' }, 'offline'] },
      connected: { always: { guard: 'cut', target: 'offline' } },
      offline: {},
    },
  });
  const swapped = mutantsOf({ chart: 'line', machine: line }).filter(({ operator }) => operator === 'order changed');
  expect(swapped.map(({ sentence }) => sentence)).toEqual([
    'On returned, what follows by itself (if sent) is asked only after the last way.',
  ]);
});

test('what only stores is not done twice, but for what adds to what is stored', () => {
  const { store } = makersOf<MachineContext, AnyEventObject, never>();
  const actions = { keepEvent: store(() => ({})), storeName: store(() => ({})), trackShown: () => undefined };
  const box = setup({ actions }).createMachine({
    id: 'box',
    entry: ['keepEvent', 'storeName', 'trackShown'],
  });
  const doubled = mutantsOf({ chart: 'box', machine: box }).filter(({ operator }) => operator === 'action doubled');
  expect(doubled.map(({ sentence }) => sentence)).toEqual(['Entering box does keepEvent twice.']);
});

test('each action that is not doubled, or is though it stores, is one of the charts', () => {
  const known = charts.flatMap(({ machine }) => Object.keys(machine.implementations.actions));
  expect([...ADDING, ...ONCE].filter((name) => !known.includes(name))).toEqual([]);
});

test('each reason why a fault can’t matter has its faults: one that is gone takes the reason along', () => {
  const all = charts.flatMap(({ name, machine }) => mutantsOf({ chart: name, machine }));
  const idle = EQUIVALENT.filter(
    ({ operator, sentence }) => !all.some((mutant) => mutant.operator === operator && sentence.test(mutant.sentence)),
  );
  expect(idle.map(({ reason }) => reason)).toEqual([]);
});
