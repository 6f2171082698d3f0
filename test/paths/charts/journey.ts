/** The journey, as the paths see it. */
import { fromPromise, getNextTransitions, type EventObject, type SnapshotFrom } from 'xstate';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import { visitMachineWith } from '../../../machines/visit.services.ts';
import { writeStep } from '../../../src/recorder/visit-text.ts';
import { servicesBy } from '../../harness/services.ts';
import { beginnings } from '../../model/beginnings.ts';
import type { Chart, Play } from '../chart.ts';
import { eventsOf, routes, type PathEvent } from '../../model/alphabet.ts';
import { answers } from '../../model/responses.ts';
import { turn, type Outside } from '../outside.ts';

export type Snapshot = SnapshotFrom<typeof visitMachine>;

/** What was sent and not answered, as far as the visit still keeps it: it may be asked for again (D21). */
const kept = ({ attempt, completionAttempt, emailRequest, press, typedCode }: Snapshot['context']) =>
  [attempt?.key, completionAttempt?.key, emailRequest?.key, press?.key, typedCode].map(Boolean);

/** Which snapshots count as one: where the visit is, and what of its knowledge guards look at. */
export function keyOf({ value, context }: Snapshot): string {
  const { invitation, judgement, account, activationError, activationId } = context;
  return JSON.stringify([
    value,
    invitation?.source,
    invitation?.referrer,
    judgement?.verdict,
    judgement?.forbiddenReferrer,
    context.problem?.kind,
    context.registration?.status,
    context.flow,
    context.claims?.purpose,
    context.token !== null,
    context.admin,
    context.previousPdpPage !== null && !context.teaserClosed,
    context.tokenMissing,
    context.applied,
    context.signedIn,
    context.online,
    context.reloaded,
    account?.state,
    activationError,
    activationId,
    context.attempt?.locale,
    context.resend !== null,
    context.forwardAt !== null,
    kept(context),
  ]);
}

/**
 * Without a network nothing answers but that there is no answer. The referrer rule strikes only a code that came with a
 * referrer; a typed one is exempt (D11).
 */
function canBeAnswered(event: PathEvent, { context }: Snapshot): boolean {
  if (!('output' in event)) return true;
  const output = (event.output ?? {}) as { verdict?: string; forbiddenReferrer?: string | null };
  if (!context.online) return output.verdict === 'unavailable';
  return !output.forbiddenReferrer || (event.actorId !== 'typedInvitation' && Boolean(context.invitation?.referrer));
}

/**
 * The shorter of two limits of one wait comes first. Of two waits at once, which one is over first depends on when each
 * began, which a graph without time does not know: each is taken alone.
 */
function canBeOver({ type }: EventObject, state: Snapshot): boolean {
  if (!type.startsWith('xstate.after.')) return true;
  if (type.startsWith('xstate.after.linkLife.')) return !state.hasTag('busy');
  if (state.hasTag('checkingCode') && state.hasTag('askingForPlace')) return false;
  return (
    !type.startsWith('xstate.after.answerLimit.') ||
    !getNextTransitions(state).some(({ eventType }) => eventType.startsWith('xstate.after.slowAnswer.'))
  );
}

const isInvitation = (actorId: string) => actorId.endsWith('Invitation');
const serviceOf = (actorId: string) => (/^(activate|finalize)/.test(actorId) ? 'finalize' : actorId);

/** What the outside does when the model says that an invitation was judged: the child judges by itself. */
async function judge({ output }: { output: InvitationOutput }, { take, holds }: Outside) {
  const struck = output.verdict === 'forbiddenReferrer' && output.forbiddenReferrer !== null;
  if (holds('judgeReferrer')) {
    take('judgeReferrer').resolve(struck);
    await turn();
  }
  if (struck) return;
  if (output.verdict === 'unavailable') take('lookUpCode').reject(new ServiceFailure('network', 'refused'));
  else take('lookUpCode').resolve(answers[output.verdict]);
}

/** The invitation machine turns every error into an answer; that it could break is played by a stand-in. */
function play(outside: Outside, breaking: boolean): Play {
  const machine = visitMachineWith(servicesBy(outside.hold));
  const invitation = fromPromise(outside.hold('invitation')) as never;
  return {
    machine: breaking ? machine.provide({ actors: { invitation } }) : machine,
    settle: async (event) => {
      if (isInvitation(event.actorId) && !breaking) {
        await judge(event as unknown as { output: InvitationOutput }, outside);
        return;
      }
      const call = outside.take(isInvitation(event.actorId) ? 'invitation' : serviceOf(event.actorId));
      if ('output' in event) call.resolve(event.output);
      else call.reject(event.error);
    },
  };
}

const struckTyped = eventsOf('xstate.done.actor.typedInvitation').find(
  (event) => 'output' in event && (event.output as { forbiddenReferrer?: string | null }).forbiddenReferrer,
) as PathEvent;

export const journey: Chart = {
  name: 'visit',
  machine: visitMachine,
  beginnings,
  keyOf: (state) => keyOf(state as Snapshot),
  eventsOf,
  mayCome: (event, state) =>
    canBeAnswered(event as PathEvent, state as Snapshot) && canBeOver(event, state as Snapshot),
  beside: ['network.lost'],
  routes,
  childLimits: { invitation: 30_000 },
  cannot: {
    [`outcome ${writeStep(struckTyped)}`]: 'the referrer rule does not look at typed codes (D11)',
  },
  breaks: (event) => 'error' in event && isInvitation(String(Reflect.get(event, 'actorId'))),
  play,
};
