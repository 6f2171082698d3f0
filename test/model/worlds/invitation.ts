/** The invitation machine for paths. */
import type { EventObject } from 'xstate';
import { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';
import { answers } from '../answers.ts';
import { answersOf, held, REFUSED } from './held.ts';

const code = { code: 'VESTIBULE', timestamp: null, referrer: null };
const concrete: Record<string, readonly EventObject[]> = {
  ...answersOf('checkReferrer', [true, false], REFUSED),
  ...answersOf('lookUpCode', Object.values(answers), REFUSED),
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
        checkReferrer: held(hold('checkReferrer')),
        lookUpCode: held(hold('lookUpCode')),
      },
    }),
  ),
});
