/** The visit, replayed on real actors. */
import { fromPromise } from 'xstate';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import { visitMachineWith } from '../../../machines/visit.services.ts';
import { writeStep } from '../../../src/recorder/visit-text.ts';
import { servicesBy } from '../../../tools/photograph/screens/services.ts';
import { ADDRESSED, eventsOf, routes } from '../alphabet.ts';
import { type Chart, type Play, turn, type Outside } from '../../../packages/witness/index.ts';
import { answers } from '../answers.ts';
import { campaignOf, CODES } from '../visitor.ts';
import { visits } from './visits.ts';

const isInvitation = (actorId: string) => actorId.endsWith('Invitation');
/** Services of actors with a different name. */
const SERVICES: Readonly<Record<string, string>> = {
  activate: 'finalize',
  finalizeLean: 'finalize',
  finalizeSocial: 'finalize',
  requestLobbyLink: 'requestPlace',
};
const serviceOf = (actorId: string) => SERVICES[actorId] ?? actorId;

/** The external calls when the model says that an invitation was checked; the child machine checks by itself. */
async function checkCode({ output }: { output: InvitationOutput }, { take, holds }: Outside) {
  const isBlocked = output.verdict === 'forbiddenReferrer' && output.forbiddenReferrer !== null;
  if (holds('checkReferrer')) {
    take('checkReferrer').resolve(isBlocked);
    await turn();
  }
  if (isBlocked) return;
  if (output.verdict === 'unavailable') take('lookUpCode').reject(new ServiceFailure('network', 'refused'));
  else take('lookUpCode').resolve({ ...answers[output.verdict], ...(output.held && { held: output.held }) });
}

/** The invitation machine turns every error into a result; a stand-in plays an unexpected error. */
function play(outside: Outside, breaking: boolean): Play {
  const machine = visitMachineWith(servicesBy(outside.hold));
  const invitation = fromPromise(outside.hold('invitation')) as never;
  return {
    machine: breaking ? machine.provide({ actors: { invitation } }) : machine,
    settle: async (event) => {
      if (isInvitation(event.actorId) && !breaking) {
        await checkCode(event as typeof event & { output: InvitationOutput }, outside);
        return;
      }
      const call = outside.take(isInvitation(event.actorId) ? 'invitation' : serviceOf(event.actorId));
      if ('output' in event) call.resolve(event.output);
      else call.reject(event.error);
    },
  };
}

/** Results of a look-up that a path can't meet there. */
const unmet = (actorId: string, is: (output: InvitationOutput) => boolean, reason: string) =>
  eventsOf(`xstate.done.actor.${actorId}`)
    .filter((event) => 'output' in event && is(event.output as InvitationOutput))
    .map((event) => [`outcome ${writeStep(event)}`, reason] as const);
const checks = (code: string) => (output: InvitationOutput) =>
  output.verdict === 'valid' && output.campaign === campaignOf(code);
const [linked] = CODES;

export const visit: Chart = {
  ...visits,
  eventsOf,
  routes,
  addressed: ADDRESSED,
  childLimits: { invitation: 30_000 },
  cannot: Object.fromEntries([
    ...unmet(
      'typedInvitation',
      (output) => output.verdict !== 'unavailable' && output.forbiddenReferrer !== null,
      'the referrer rule does not look at typed codes (D11)',
    ),
    ...unmet(
      'typedInvitation',
      checks(linked),
      'paths type another code than the link’s, which stands in the field (D49): CodeEntry.test',
    ),
  ]),
  breaks: (event) => 'error' in event && isInvitation(String(Reflect.get(event, 'actorId'))),
  play,
};
