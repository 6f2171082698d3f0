/** The invitation machine for paths. */
import { fromPromise, type EventObject } from 'xstate';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';
import { answers } from '../answers.ts';

const code = { code: 'VESTIBULE', timestamp: null, referrer: null };
const done = (actorId: string, outputs: readonly unknown[]): EventObject[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }));
const failed = (actorId: string): EventObject[] => [
  { type: `xstate.error.actor.${actorId}`, error: new ServiceFailure('network', 'refused'), actorId } as EventObject,
];
const concrete: Record<string, readonly EventObject[]> = {
  'xstate.done.actor.checkReferrer': done('checkReferrer', [true, false]),
  'xstate.error.actor.checkReferrer': failed('checkReferrer'),
  'xstate.done.actor.lookUpCode': done('lookUpCode', Object.values(answers)),
  'xstate.error.actor.lookUpCode': failed('lookUpCode'),
  'xstate.after.lookUpLimit.invitation.checkingReferrer': [
    { type: 'xstate.after.lookUpLimit.invitation.checkingReferrer' },
  ],
  'xstate.after.lookUpLimit.invitation.lookingUp': [{ type: 'xstate.after.lookUpLimit.invitation.lookingUp' }],
};

export const invitation = smallChart({
  name: 'invitation',
  machine: invitationMachine,
  beginnings: {
    'a code': code,
    'a link': { ...code, timestamp: '2026-01-03T00:00:00Z.mac' },
    'a link without a code that can be read': { ...code, code: '' },
    'found on a site': { ...code, referrer: 'forum.example' },
  },
  eventsOf: eventsFrom(concrete),
  play: playOf((hold) =>
    invitationMachine.provide({
      actors: {
        checkReferrer: fromPromise(hold('checkReferrer')) as never,
        lookUpCode: fromPromise(hold('lookUpCode')) as never,
      },
    }),
  ),
});
