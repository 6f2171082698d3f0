/** Each operator on a chart of a few lines: complete lists of its mutants, in words and as configuration. */
import { emit, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { type Operator, mutantsOf } from '../index.ts';

const door: AnyStateMachine = setup({
  types: { emitted: {} as { type: 'rung' } },
  actors: { open: fromPromise(() => Promise.resolve()) },
  actions: { ring: emit({ type: 'rung' }), remember: () => undefined },
  guards: { locked: () => true, oiled: () => false },
  delays: { patience: 5 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      id: 'shutDoor',
      meta: { screen: 'Shut' },
      entry: 'ring',
      on: { push: [{ guard: 'locked', target: 'shut', actions: 'ring' }, { target: 'opening' }] },
    },
    opening: {
      invoke: { id: 'opener', src: 'open', onDone: [{ guard: 'oiled', target: 'ajar' }, 'ajar'], onError: 'shut' },
      after: { patience: 'shut' },
    },
    ajar: { meta: { screen: 'Ajar' } },
  },
});
const mutants = mutantsOf({ chart: 'door', machine: door });
const sentencesOf = (operator: Operator) =>
  mutants.filter((mutant) => mutant.operator === operator).map(({ sentence }) => sentence);

test.each<[Operator, string[]]>([
  [
    'target moved',
    [
      'On shutDoor, ‘push’ (if locked) leads to opening instead of shutDoor.',
      'On shutDoor, ‘push’ leads to ajar instead of opening.',
      'On opening, the delay patience leads to opening instead of shutDoor.',
      'On opening, the answer of opener (if oiled) leads to shutDoor instead of ajar.',
      'On opening, the answer of opener leads to shutDoor instead of ajar.',
      'On opening, the failure of opener leads to opening instead of shutDoor.',
    ],
  ],
  [
    'guard removed',
    [
      'On shutDoor, ‘push’ (if locked) happens also where locked does not hold.',
      'On opening, the answer of opener (if oiled) happens also where oiled does not hold.',
    ],
  ],
  [
    'guard turned',
    [
      'On shutDoor, ‘push’ (if locked) happens just where locked does not hold.',
      'On opening, the answer of opener (if oiled) happens just where oiled does not hold.',
    ],
  ],
  [
    'transition removed',
    [
      'On shutDoor, ‘push’ (if locked) does not lead to shutDoor any more.',
      'On shutDoor, ‘push’ does not lead to opening any more.',
    ],
  ],
  ['wait removed', ['On opening, the delay patience does not lead to shutDoor any more.']],
  ['error end removed', ['On opening, the failure of opener does not lead to shutDoor any more.']],
  [
    'answer removed',
    [
      'On opening, the answer of opener (if oiled) does not lead to ajar any more.',
      'On opening, the answer of opener does not lead to ajar any more.',
    ],
  ],
  [
    'action removed',
    ['Entering shutDoor no longer does ring.', 'On shutDoor, ‘push’ (if locked) no longer does ring.'],
  ],
  ['action doubled', ['Entering shutDoor does ring twice.', 'On shutDoor, ‘push’ (if locked) does ring twice.']],
  [
    'order changed',
    [
      'On shutDoor, ‘push’ (if locked) is asked only after the last way.',
      'On opening, the answer of opener (if oiled) is asked only after the last way.',
    ],
  ],
  ['initial changed', ['door begins with opening instead of shut.']],
  [
    'screen changed',
    ['shutDoor draws the screen Ajar instead of Shut.', 'ajar draws the screen Shut instead of Ajar.'],
  ],
])('%s', (operator, sentences) => {
  expect(sentencesOf(operator)).toEqual(sentences);
});

test('an id is stable while the place of its fault keeps its name', () => {
  const again = mutantsOf({ chart: 'door', machine: door }).map(({ id }) => id);
  expect([again, new Set(again).size]).toEqual([mutants.map(({ id }) => id), mutants.length]);
});

test('guards that differ only in their value have no order', () => {
  const ordered = setup({
    guards: { means: (_: unknown, reason: string) => reason === '' },
    actions: { tell: () => undefined },
  }).createMachine({
    id: 'ordered',
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
  const swapped = mutantsOf({ chart: 'ordered', machine: ordered }).filter(
    ({ operator }) => operator === 'order changed',
  );
  expect(swapped.map(({ sentence }) => sentence)).toEqual([
    'On asked, what follows by itself (if means "no") is asked only after the last way.',
  ]);
});
