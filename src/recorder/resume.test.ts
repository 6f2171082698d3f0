/** A chart resumed in any state: its actors run, and its delays end. */
import { createActor, SimulatedClock, type AnyActorRef, type AnyStateMachine, type StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { linkGeneratorMachine } from '../../machines/admin/link-generator.machine.ts';
import { splitGeneratorMachine } from '../../machines/admin/split-generator.machine.ts';
import { ANSWER_LIMIT } from '../../machines/domain/waits.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { allFixtures } from '../screens/all-fixtures.ts';
import { contextWith } from '../screens/fixture.ts';
import { bareSnapshot, nothingKnown } from '../engine/visit/pages.ts';
import { resumable, schedulesDelays } from './resume.ts';

const machine = visitMachineWith(silence);

/** A resumed actor with a stopped clock. */
function goOn(from: AnyStateMachine, value: StateValue, context: object, input: object = nothingKnown) {
  const clock = new SimulatedClock();
  const snapshot = resumable(from, from.resolveState({ value, context }));
  const actor = createActor(from, { snapshot, input, clock, inspect: schedulesDelays });
  const broken: unknown[] = [];
  actor.subscribe({ error: (error) => broken.push(error) });
  actor.start();
  return { actor, clock, broken };
}
const situations = Object.entries(allFixtures).flatMap(([screen, fixtures]) =>
  Object.entries(fixtures).map(([name, { value, context, within }]) => ({ screen, name, value, context, within })),
);
/** Ids of the actors invoked by a state. */
const invoked = (snapshot: { _nodes: readonly { invoke: readonly { id: string }[] }[] }) =>
  snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)).toSorted();

test('restores each fixture with its running actors', () => {
  for (const { screen, name, value, context } of situations) {
    const known = contextWith(bareSnapshot('landing').context, context);
    const { actor, clock, broken } = goOn(machine, value, known);
    const snapshot = actor.getSnapshot();
    const children = Object.values<AnyActorRef | undefined>(snapshot.children);
    const state = [snapshot.value, Object.keys(snapshot.children).toSorted()];
    const stopped = children.filter((child) => child?.getSnapshot().status !== 'active');
    // Without responses every wait times out; one may follow another.
    clock.increment(3 * ANSWER_LIMIT);
    const busy = actor.getSnapshot().hasTag('busy');
    actor.stop();
    expect([screen, name, state, stopped, busy, broken]).toEqual([
      screen,
      name,
      [machine.resolveState({ value, context: known }).value, invoked(snapshot)],
      [],
      false,
      [],
    ]);
  }
});

const generators: Readonly<Record<string, { of: AnyStateMachine; input: object }>> = {
  LinkGenerator: { of: linkGeneratorMachine, input: { token: 'signed.by.us' } },
  SplitGenerator: { of: splitGeneratorMachine, input: {} },
};
describe.each(Object.entries(generators))('%s', (screen, { of, input }) => {
  const own = situations.flatMap(({ screen: its, name, within }) =>
    its === screen && within ? [{ name, within }] : [],
  );
  test.each(own)('$name: continues, too', ({ within }) => {
    const begun = createActor(of, { input }).getSnapshot();
    const { actor, broken } = goOn(of, within.value, { ...begun.context, ...within.context }, input);
    const snapshot = actor.getSnapshot();
    expect([Object.keys(snapshot.children).toSorted(), broken]).toEqual([invoked(snapshot), []]);
    actor.stop();
  });
});
