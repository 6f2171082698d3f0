/** Every screen has fixtures, and each fixture is a situation in which that screen is up. */
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { visitMachine } from '../../machines/visit.machine.ts';
import { nothingKnown, pageOf, pages } from '../../src/engine/pages.ts';
import type { Fixtures } from '../../src/screens/fixture.ts';
import { plain } from '../harness/chart.ts';
import { sendableStates, standing } from '../harness/sendable.ts';

const loaders = import.meta.glob<{ fixtures: Fixtures }>('../../src/screens/*/fixtures.ts');
const screenOf = (file: string) => file.split('/').at(-2) ?? '';

test('every screen has them', () => {
  const screens = [...new Set(pages.map(({ screen }) => screen))].toSorted();
  expect(Object.keys(loaders).map(screenOf).toSorted()).toEqual(screens);
});

describe.each(Object.entries(loaders))('%s', (file, load) => {
  test('is up in each of its fixtures', async () => {
    const { fixtures } = await load();
    const shown = Object.entries(fixtures).map(([situation, { name, value, context }]) => {
      const snapshot = visitMachine.resolveState({
        value,
        context: { ...createActor(visitMachine, { input: nothingKnown }).getSnapshot().context, ...context },
      });
      return [situation, name !== '', pageOf(snapshot)?.screen, plain(snapshot.value)];
    });
    const expected = Object.entries(fixtures).map(([situation, { value }]) => [situation, true, screenOf(file), value]);
    expect(shown).toEqual(expected);
  });
});

test('wherever something can be sent, one of them asks whether to send it now', async () => {
  const shown = await Promise.all(Object.values(loaders).map((load) => load()));
  const asking = shown
    .flatMap(({ fixtures }) => Object.values(fixtures))
    .flatMap(({ value }) =>
      Object.entries(standing(value)).flatMap(([place, how]) => (how === 'returned' ? [place] : [])),
    );
  // An address that fails is refused from there on.
  const places = sendableStates.filter((place) => place !== 'landing.uninvited.waitingList.idle');
  expect([...new Set(asking)].toSorted()).toEqual(places.toSorted());
});
