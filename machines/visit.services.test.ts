/** Each service is invoked where the chart calls it. */
import { createActor, type AnyActorLogic } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { invitationMachine } from './invitation/invitation.machine.ts';
import { visitMachine } from './visit.machine.ts';
import { serviceCalls, type VisitServices } from './context/visit.calls.ts';
import { visitMachineWith } from './visit.services.ts';
import { eventually } from '../test/harness/eventually.ts';
import { servicesBy } from '../tools/photograph/screens/services.ts';

const NAMES = Object.keys(serviceCalls) as readonly (keyof VisitServices)[];

const called = vi.fn<(name: string, input: unknown) => void>();
const service = (name: string) => (input: unknown, signal: AbortSignal) => {
  called(name, input);
  return signal instanceof AbortSignal ? Promise.resolve(`${name} answers`) : Promise.reject(new Error('no signal'));
};
const services = servicesBy(service);
const { actors } = visitMachineWith(services).implementations;
const own = actors as Record<string, AnyActorLogic>;
const inner = (actors['invitation'] as typeof invitationMachine).implementations.actors as Record<
  string,
  AnyActorLogic
>;

test('the chart invokes no other service', () => {
  const asked = Object.keys({ ...visitMachine.implementations.actors, ...inner }).filter(
    (name) => name !== 'invitation',
  );
  expect(asked.toSorted()).toEqual(NAMES.toSorted());
});

test.each(NAMES)('%s is called by name with input and signal, and its answer is passed on', async (name) => {
  called.mockClear();
  const logic = own[name] ?? inner[name];
  const actor = createActor(logic as AnyActorLogic, { input: { for: name } }).start();
  await eventually(() => expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: `${name} answers` }));
  expect(called.mock.calls).toEqual([[name, { for: name }]]);
});

test('the end of a wait aborts its call', async () => {
  let signal: AbortSignal | null = null;
  const pending = (_: unknown, given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => undefined);
  };
  const logic = (
    visitMachineWith({ ...services, register: pending }).implementations.actors as Record<string, AnyActorLogic>
  )['register'];
  const actor = createActor(logic as AnyActorLogic, { input: {} }).start();
  actor.stop();
  await eventually(() => expect(signal?.aborted).toBe(true));
});
