/** Takes a generated path on a real actor: real child machines, promises that the path settles, and a clock it moves. */
import { createActor, fromPromise, SimulatedClock, type AnyTransitionDefinition } from 'xstate';
import type { InvitationOutput } from '../../machines/invitation/invitation.types.ts';
import { journeyWith } from '../../machines/journey.services.ts';
import { ServiceFailure } from '../../machines/checks/failure.ts';
import { answers, type PathEvent } from './outcomes.ts';
import { servicesBy } from '../harness/services.ts';
import type { Path } from './generate.ts';

const DELAYS: Record<string, number> = {
  slowAnswer: 8_000,
  answerLimit: 30_000,
  readingTime: 20_000,
  forwarding: 20_000,
  linkLife: 86_400_000,
};

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

/** Each service holds its last call until the path settles it. */
function holdServices() {
  const held = new Map<string, Held>();
  const hold =
    (name: string) =>
    <T>() =>
      new Promise<T>((resolve, reject) => {
        held.set(name, { resolve: resolve as Held['resolve'], reject });
      });
  const services = servicesBy(hold);
  const take = (name: string) => {
    const taken = held.get(name);
    if (!taken) throw new Error(`${name} is not being waited for`);
    held.delete(name);
    return taken;
  };
  return { services, hold, take, holds: (name: string) => held.has(name) };
}
type Holding = ReturnType<typeof holdServices>;

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
const isInvitation = (actorId: string) => actorId.endsWith('Invitation');
/** The service behind an actor; an invitation's is its child's, or the stand-in for it. */
const serviceOf = (actorId: string, standIn: boolean) => {
  if (isInvitation(actorId)) return standIn ? 'invitation' : 'lookUpCode';
  return /^(activate|finalize)/.test(actorId) ? 'finalize' : actorId;
};

/** What the outside does when the model says that an actor is done: the invitation's child judges by itself. */
async function settle(event: Extract<PathEvent, { output: unknown }>, { take, holds }: Holding, standIn: boolean) {
  const service = serviceOf(event.actorId, standIn);
  if (standIn || !isInvitation(event.actorId)) return take(service).resolve(event.output);
  const output = event.output as InvitationOutput;
  const struck = output.verdict === 'forbiddenReferrer' && output.forbiddenReferrer !== null;
  if (holds('judgeReferrer')) {
    take('judgeReferrer').resolve(struck);
    await turn();
  }
  if (struck) return;
  if (output.verdict === 'unavailable') take(service).reject(new ServiceFailure('network', 'refused'));
  else take(service).resolve(answers[output.verdict]);
}

/** Replays a path. Gives the transitions taken, the steps done, what was emitted, and where actor and model differ (null: nowhere). */
export async function replay({ input, steps }: Path) {
  const holding = holdServices();
  const { services, hold, take } = holding;
  const clock = new SimulatedClock();
  const taken = new Set<string>();
  const emitted: string[] = [];
  // The invitation machine turns every error into an answer; that it could break is played by a stand-in.
  const standIn = steps.some(
    ({ event }) => event.type.startsWith('xstate.error.actor.') && event.type.endsWith('Invitation'),
  );
  const machine = standIn
    ? journeyWith(services).provide({ actors: { invitation: fromPromise(hold('invitation')) as never } })
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
    if ('output' in event) await settle(event, holding, standIn);
    else if ('error' in event) take(serviceOf(event.actorId, standIn)).reject(event.error);
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
