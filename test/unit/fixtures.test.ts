/** Every screen has fixtures, and each fixture shows that screen. */
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { visitMachine } from '../../machines/visit.machine.ts';
import { nothingKnown, pageOf, pages } from '../../src/engine/visit/pages.ts';
import { allFixtures } from '../../src/screens/all-fixtures.ts';
import { contextWith, plain } from '../harness/chart.ts';
import { sendableStates, networkStates } from '../harness/sendable.ts';

test('every screen has fixtures', () => {
  const screens = [...new Set(pages.map(({ screen }) => screen))].toSorted();
  expect(Object.keys(allFixtures).toSorted()).toEqual(screens);
});

describe.each(Object.entries(allFixtures))('%s', (name, fixtures) => {
  test('renders in each of its fixtures', () => {
    const shown = Object.entries(fixtures).map(([situation, { name: caption, value, context }]) => {
      const snapshot = visitMachine.resolveState({
        value,
        context: contextWith(createActor(visitMachine, { input: nothingKnown }).getSnapshot().context, context),
      });
      return [situation, caption !== '', pageOf(snapshot)?.screen, plain(snapshot.value)];
    });
    const expected = Object.entries(fixtures).map(([situation, { value }]) => [situation, true, name, value]);
    expect(shown).toEqual(expected);
  });
});

test('every sendable screen has a fixture with Send now', () => {
  const asking = Object.values(allFixtures)
    .flatMap((fixtures) => Object.values(fixtures))
    .flatMap(({ value }) =>
      Object.entries(networkStates(value)).flatMap(([place, how]) => (how === 'returned' ? [place] : [])),
    );
  expect([...new Set(asking)].toSorted()).toEqual(sendableStates.toSorted());
});
