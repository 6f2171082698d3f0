/** The words of the invitation chart. */
import type { invitationMachine } from '../../../../machines/invitation/invitation.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const invitationWords: WordsOf<typeof invitationMachine> = {
  events: {},
  guards: {
    codeUnreadable: 'no code can be read in the link',
    referrerKnown: 'the link was opened from another site',
    forbidden: 'that site is blocklisted',
  },
  actions: {
    storeCodeCheck: 'the result of the code check is stored',
    storeUnreadable: 'the code is stored as not valid',
    storeForbiddenReferrer: 'the referrer is stored as forbidden',
    storeFailure: 'the error is stored',
    storeTimeout: 'the timeout is stored',
  },
  calls: {
    checkReferrer: {
      runs: 'the referrer is checked against the blocklist',
      answers: 'the blocklist answers',
      fails: 'the blocklist can’t be loaded',
    },
    lookUpCode: {
      runs: 'the back end looks up the code',
      answers: 'the back end answers',
      fails: 'the request fails',
    },
  },
  delays: { lookUpLimit: 'no answer within {time}' },
};
