/** The generator of paths, on a machine small enough to count by hand; it reports a fault by name. */
import { describe, expect, test } from 'vitest';
import { Explorer, gapsIn, replayerOf, seenOf, waysByTransition, waysThrough, type Chart, type Way } from '../index.ts';
import { changed, chartOf, config, door as chart, machine as door } from './door.ts';

const explored = (given: Chart) => new Explorer(given).explore(() => undefined);

async function covered(given: Chart) {
  const generated = waysThrough(given, explored(given));
  const seen = seenOf(given, { ...generated, wordsOf: (event) => JSON.stringify(event) });
  const differences: string[] = [];
  for (const { beginning, steps } of generated.ways) {
    const replayed = await replayerOf(given)({
      input: given.beginnings[beginning],
      steps: steps.map(({ event, state }) => ({ event, value: state.value })),
    });
    seen.take(
      replayed,
      steps.map(({ event }) => event),
    );
    if (replayed.difference !== null) differences.push(replayed.difference);
  }
  const coverage = seen.coverage();
  const { states, transitions, pairs, guards, delays, outcomes } = coverage;
  const met = Object.entries({ states, transitions, pairs, guards, delays, outcomes }).map(([kind, one]) => [
    kind,
    one.met,
    one.all,
  ]);
  return { met, gaps: gapsIn(coverage), differences };
}
const typesOf = ({ steps }: Way) => steps.map(({ event }) => event.type);

describe('a chart of four states and six transitions', () => {
  test('has full coverage: states, transitions, and pairs of transitions', async () => {
    // `pressed` is followed by four transitions; each that closes the door, and leaving, by `pressed`; opening by
    // leaving.
    expect(await covered(chart)).toEqual({
      met: [
        // Including the door itself.
        ['states', 5, 5],
        ['transitions', 6, 6],
        ['pairs', 8, 8],
        ['guards', 2, 2],
        ['delays', 1, 1],
        ['outcomes', 3, 3],
      ],
      gaps: [],
      differences: [],
    });
  });
  test('shortest first: each way out of the call is a path of two steps, or a prefix of a path of three', () => {
    const paths = waysThrough(chart, explored(chart)).ways.map(typesOf);
    expect(paths.filter(({ length }) => length <= 3)).toEqual([
      ['pressed', 'xstate.done.actor.call', 'left'],
      ['pressed', 'xstate.done.actor.call'],
      ['pressed', 'xstate.error.actor.call'],
      ['pressed', 'xstate.after.limit.toy.asking'],
    ]);
  });
  test('one path covers every transition, since a failing one can be last', () => {
    const paths = waysByTransition(chart, explored(chart));
    const [opened, refused] = ['xstate.done.actor.call', 'xstate.done.actor.call'];
    const [late, broken] = ['xstate.after.limit.toy.asking', 'xstate.error.actor.call'];
    expect(paths.map(typesOf)).toEqual([
      ['pressed', opened, 'left', 'pressed', refused, 'pressed', late, 'pressed', broken],
    ]);
  });
});

describe('a fault is detected', () => {
  test('an unreachable state, with its transition', async () => {
    const faulty = changed({ locked: { on: { unlocked: 'closed' } } });
    expect((await covered(chartOf(faulty))).gaps).toEqual([
      'state toy.locked',
      'transition toy.locked on unlocked [0] → toy.closed',
    ]);
  });
  test('an actor that differs from the model', async () => {
    const faulty = changed({ open: { on: { left: 'broken' } } });
    expect((await covered(chartOf(door, faulty))).differences).toContain('after left: "broken" instead of "closed"');
  });
  test('a timeout that never fires', async () => {
    const { after: _, ...asking } = config.states.asking;
    expect((await covered(chartOf(door, changed({ asking })))).differences).toContain(
      'at xstate.after.limit.toy.asking: it never comes',
    );
  });
});
