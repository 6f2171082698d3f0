/** Takes a generated path on a real actor: real child machines, promises that the path settles, and a clock it moves. */
import { createActor, fromPromise, SimulatedClock, type AnyTransitionDefinition } from 'xstate';
import type { InvitationOutput } from '../../machines/invitation/invitation.types.ts';
import { journeyWith, type JourneyServices } from '../../machines/journey.services.ts';
import { ServiceFailure } from '../../machines/checks/failure.ts';
import { answers, type PathEvent } from './outcomes.ts';
import type { Path } from './generate.ts';

const DELAYS: Record<string, number> = { slowAnswer: 8_000, answerLimit: 30_000, readingTime: 20_000 };

interface Held {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** A transition's name: where it stands, on what, and the how-manieth of its guarded alternatives. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings: readonly AnyTransitionDefinition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const targets = (target ?? []).map(({ id }) => id).join(', ') || 'stays';
  return `${source.id} on ${eventType || 'always'} [${siblings.indexOf(transition)}] → ${targets}`;
}

function holdServices() {
  let held: Held | undefined;
  const hold = <T>() =>
    new Promise<T>((resolve, reject) => {
      held = { resolve: resolve as Held['resolve'], reject };
    });
  const services: JourneyServices = { lookUpCode: hold, register: hold, activate: hold, resend: hold };
  const take = () => {
    if (!held) throw new Error('nothing is being waited for');
    const taken = held;
    held = undefined;
    return taken;
  };
  return { services, hold, take };
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
const isInvitation = (actorId: string) => actorId.endsWith('Invitation');

/** What the outside does when the model says that an actor is done: the invitation's child judges by itself. */
function settle(event: Extract<PathEvent, { output: unknown }>, held: Held, standIn: boolean) {
  if (standIn || !isInvitation(event.actorId)) return held.resolve(event.output);
  const { verdict } = event.output as InvitationOutput;
  if (verdict === 'unavailable') held.reject(new ServiceFailure('network', 'refused'));
  else held.resolve(answers[verdict]);
}

/** Replays a path. Gives the transitions taken, the steps done, what was emitted, and where actor and model differ (null: nowhere). */
export async function replay({ input, steps }: Path) {
  const { services, hold, take } = holdServices();
  const clock = new SimulatedClock();
  const taken = new Set<string>();
  const emitted: string[] = [];
  // The invitation machine turns every error into an answer; that it could break is played by a stand-in.
  const standIn = steps.some(
    ({ event }) => event.type.startsWith('xstate.error.actor.') && event.type.endsWith('Invitation'),
  );
  const machine = standIn
    ? journeyWith(services).provide({ actors: { invitation: fromPromise(hold) as never } })
    : journeyWith(services);
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep' && inspected.actorRef === actor)
        for (const transition of inspected._transitions) taken.add(transitionName(transition));
    },
  });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  let done = 0;
  for (const { event, state } of steps) {
    if ('output' in event) settle(event, take(), standIn);
    else if ('error' in event) take().reject(event.error);
    else if (event.type.startsWith('xstate.after.')) clock.increment(DELAYS[event.type.split('.')[2] ?? ''] ?? 0);
    else actor.send(event as never);
    await turn();
    done += 1;
    const [is, expected] = [actor.getSnapshot().value, state.value].map((value) => JSON.stringify(value));
    if (is !== expected) {
      actor.stop();
      return { taken, done, emitted, difference: `after ${event.type}: ${is} instead of ${expected}` };
    }
  }
  actor.stop();
  return { taken, done, emitted, difference: null };
}
