/** The order of the oracles for a fault; and which faults a seed selects. */
import { setup, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { alteredConfig, type Mutant, mutantsOf, sampleOf } from '../../../packages/witness/index.ts';
import { nameFault, NAMERS, type Namer, type Oracles } from '../../model/mutation/oracles.ts';

const lamp: AnyStateMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { on: { press: 'dark' } } },
});
const [mutant] = mutantsOf({ chart: 'lamp', machine: lamp }) as [Mutant, ...Mutant[]];

/** Oracles, some of which know the fault, and the list of those asked. */
function benchOf(...knowing: readonly Namer[]) {
  const asked: Namer[] = [];
  const oracles: Oracles = Object.fromEntries(
    NAMERS.map((by) => [
      by,
      () => {
        asked.push(by);
        return knowing.includes(by) ? `the ${by} knows it` : null;
      },
    ]),
  );
  return { asked, oracles };
}

test.each<[Namer[], Namer[], Namer | null]>([
  [['build', 'law'], ['build'], 'build'],
  [['row', 'law'], ['build', 'row'], 'row'],
  [['test'], ['build', 'row', 'test'], 'test'],
  [['law'], ['build', 'row', 'test', 'law'], 'law'],
  [[], ['build', 'row', 'test', 'law'], null],
])('where %j know it, %j are asked', async (knowing, expected, by) => {
  const { asked, oracles } = benchOf(...knowing);
  const named = await nameFault(lamp, mutant, oracles);
  expect([asked, named]).toEqual([expected, by && { by, words: `the ${by} knows it` }]);
});

test('a chart that can’t be built is detected by XState’s error', async () => {
  const { asked, oracles } = benchOf();
  const config = alteredConfig(lamp.config, ['states', 'dark', 'on', 'press'], () => 'nowhere');
  const named = await nameFault(lamp, { ...mutant, config }, oracles);
  expect([asked, named?.by, named?.words.includes("'nowhere'")]).toEqual([[], 'build', true]);
});

test('a seed determines the faults, independent of their order', () => {
  const all = Array.from({ length: 200 }, (_, at) => ({ id: `fault ${at}` }));
  const idsOn = (date: string, from = all) => sampleOf(from, date, 5).map(({ id }) => id);
  expect(idsOn('2026-11-22')).toEqual(idsOn('2026-11-22', all.toReversed()));
  expect(new Set([...idsOn('2026-11-22'), ...idsOn('2026-11-23')]).size).toBeGreaterThan(5);
  expect(idsOn('2026-11-22')).toHaveLength(5);
});
