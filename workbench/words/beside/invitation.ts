/** The words of the chart that judges an invitation. */
import type { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const invitationWords: WordsOf<typeof invitationMachine> = {
  events: {},
  guards: {
    linkPassed: 'the time of the link has passed',
    referrerKnown: 'the link was found on another site',
    forbidden: 'that site is on the list',
  },
  actions: {
    storeJudgement: 'what the house says becomes a verdict',
    storeExpiry: 'the verdict is: expired',
    storeForbiddenReferrer: 'the verdict is: found where it should not be',
    storeFailure: 'why no answer came is kept',
    storeTimeout: 'that no answer came in time is kept',
  },
  calls: {
    judgeReferrer: {
      runs: 'the list of sites is asked',
      answers: 'the list answers',
      fails: 'the list can’t be had',
    },
    lookUpCode: {
      runs: 'the house is asked about the code',
      answers: 'the house answers',
      fails: 'no answer can be had',
    },
  },
  delays: { lookUpLimit: 'no answer within {time}' },
  tags: {},
  emitted: {},
};
