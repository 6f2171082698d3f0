/** The equality of situations is derived from reads, without losing anything. */
import { assign, setup, type AnyMachineSnapshot } from 'xstate';
import { expect, test } from 'vitest';
import { eventsFrom, smallChart, type Chart, Explorer, stepperOf } from '../index.ts';
import { Contexts } from '../src/contexts.ts';
import { Recording } from '../src/recorder.ts';
import { door } from './door.ts';

const nothing = () => undefined;
const explored = (chart: Chart) => new Explorer(chart).explore(nothing);

const counter = setup({
  types: { context: {} as { seen: number; kept: { deep: number }; name: string } },
  guards: { many: ({ context }) => context.seen > 1 },
  actions: {
    keep: assign(({ context }) => ({ kept: { deep: Math.min(context.kept.deep + 1, 3) } })),
    see: assign(({ context }) => ({ seen: context.kept.deep })),
    rename: assign({ name: ({ context }) => (context.name === 'a' ? 'b' : 'a') }),
  },
});
const machineOf = (isRead: boolean) =>
  counter.createMachine({
    id: 'counter',
    context: { seen: 0, kept: { deep: 0 }, name: 'a' },
    initial: 'here',
    states: {
      here: {
        on: {
          kept: { actions: 'keep' },
          seen: { actions: 'see' },
          renamed: { actions: 'rename' },
          left: isRead ? { guard: 'many', target: 'there' } : 'there',
        },
      },
      there: {},
    },
  });
const chartOf = (isRead: boolean) =>
  smallChart({
    name: 'counter',
    machine: machineOf(isRead),
    beginnings: { begun: undefined },
    eventsOf: eventsFrom({}),
  });

test('unread data does not distinguish situations', () => {
  expect(explored(chartOf(false)).size).toBe(2);
});
test('writes to data that a guard reads count; other writes do not', () => {
  // Four values each of `seen` and `kept`, in their possible combinations, and one place without any.
  expect(explored(chartOf(true)).size).toBe(4 + 3 + 2 + 1 + 1);
});

test('a value may represent all values that nothing distinguishes from it', () => {
  const classes = { seen: (seen: number) => (seen > 1 ? 2 : 0) };
  // Of the four values of `kept`, two remain where it can't grow.
  expect(explored({ ...chartOf(true), classes }).size).toBe(4 + 2 + 1);
});
test('a wrong representative is reported, with the place of the difference', () => {
  const classes = { seen: () => 0 };
  expect(() => explored({ ...chartOf(true), classes })).toThrow('seen: 0 does not represent 2 in "here" on left');
});

/** Every step of a chart, distinguished by its full context: slow, and nothing derived. */
function stepsByHand(chart: Chart): ReadonlySet<string> {
  const { begin, take } = stepperOf(chart.machine);
  const steps = new Set<string>();
  const known = new Set<string>();
  const left: AnyMachineSnapshot[] = Object.values(chart.beginnings).map((input) => begin(input).state);
  for (const state of left) {
    const name = JSON.stringify([state.value, state.context]);
    if (known.has(name)) continue;
    known.add(name);
    for (const happening of chart.happeningsIn(state, false)) {
      const event = happening.in(state);
      if (!event) continue;
      const { state: to, taken } = take(state, event);
      steps.add([JSON.stringify(state.value), event.type, ...taken, JSON.stringify(to.value)].join(' '));
      left.push(to);
    }
  }
  return steps;
}
test.each([door, chartOf(true)])('$name: every possible step', (chart) => {
  const graph = explored(chart);
  const steps = Array.from({ length: graph.edges }, (_, index) => {
    const { from, event, taken, to } = graph.edge(index);
    return [JSON.stringify(from.place.value), event.type, ...taken, JSON.stringify(to.place.value)].join(' ');
  });
  expect(new Set(steps)).toEqual(stepsByHand(chart));
});

test('a recording notes reads down to the leaf; a value that is passed on was read as a whole', () => {
  const known = { one: { deep: 1, deeper: { yet: 2 } }, other: 3 };
  const contexts = new Contexts(known);
  const recording = new Recording(contexts, contexts.rowOf(known));
  const context = recording.context as { one: { deep: number; deeper: object }; other: number };
  recording.assign(() => ({ other: context.one.deeper }));
  expect(context.one.deep + Number(context.other !== null)).toBe(2);
  expect(recording.order.map((path) => contexts.paths[path]?.name)).toEqual([
    'one',
    'one.deeper',
    'one.deeper (whole)',
    'one.deep',
  ]);
  expect(recording.written.get(1)?.value).toEqual({ yet: 2 });
});
test('copying a whole context is detected', () => {
  const contexts = new Contexts({ one: 1 });
  const { context } = new Recording(contexts, contexts.rowOf({ one: 1 }));
  expect(() => ({ ...context })).toThrow('a whole context was copied or listed');
});
test('entries of a record are read and written separately; a copy is neither', () => {
  const known = { sent: { one: { key: 'a', wrong: null }, other: { key: 'b', wrong: 1 } }, at: 0 };
  const contexts = new Contexts(known, {}, ['sent', 'sent.one', 'sent.other']);
  expect(contexts.keys).toEqual(['at', 'sent.one.key', 'sent.one.wrong', 'sent.other.key', 'sent.other.wrong']);
  const recording = new Recording(contexts, contexts.rowOf(known));
  const context = recording.context as typeof known;
  recording.assign(() => {
    const { other, ...sent } = context.sent;
    return { sent: { ...sent, one: { ...sent.one, wrong: other.wrong }, other: { ...other, key: 'c' } } };
  });
  const written = [...recording.written].map(([key, { value }]) => [contexts.keys[key], value]);
  expect([recording.order.map((path) => contexts.paths[path]?.name), written, context.sent.one.wrong]).toEqual([
    ['sent.other.wrong'],
    [
      ['sent.one.wrong', 1],
      ['sent.other.key', 'c'],
    ],
    1,
  ]);
});
