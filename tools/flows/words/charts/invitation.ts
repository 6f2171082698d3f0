/** The words of the invitation chart. */
import type { invitationMachine } from '../../../../machines/invitation/invitation.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const invitationWords: WordsOf<typeof invitationMachine> = {
  events: {},
  guards: {
    codeUnreadable: 'no code can be read in the link',
    referrerKnown: 'the link was found on another site',
    forbidden: 'that site is on the list',
  },
  actions: {
    storeCodeCheck: 'the answer of the back end becomes a verdict',
    storeUnreadable: 'the verdict is: not valid, for nothing can be read',
    storeForbiddenReferrer: 'the verdict is: found where it should not be',
    storeFailure: 'why no answer came is kept',
    storeTimeout: 'that no answer came in time is kept',
  },
  calls: {
    checkReferrer: {
      runs: 'the list of sites is asked',
      answers: 'the list answers',
      fails: 'the list can’t be had',
    },
    lookUpCode: {
      runs: 'the back end looks up the code',
      answers: 'the back end answers',
      fails: 'no answer is possible',
    },
  },
  delays: { lookUpLimit: 'no answer within {time}' },
};
