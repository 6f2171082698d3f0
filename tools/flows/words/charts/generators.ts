/** The words of the charts of the two admin pages. */
import type { linkGeneratorMachine } from '../../../../machines/admin/link-generator.machine.ts';
import type { splitGeneratorMachine } from '../../../../machines/admin/split-generator.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const linkGeneratorWords: WordsOf<typeof linkGeneratorMachine> = {
  events: {
    'code.typed': 'the admin types a code',
    'code.submitted': 'the admin sends it',
    'wait.cancelled': 'the admin cancels',
  },
  guards: {
    codeGiven: 'it can be a code',
    made: 'a link was made',
    forbidden: 'the visitor is no longer an admin',
  },
  actions: {
    storeTyped: 'what the field has is kept',
    storeCode: 'the code is kept',
    storeMissing: 'the missing code is reported',
    storeAnswer: 'the link, or what is wrong with the code, is shown',
    storeFailure: 'the failure is shown',
    storeTimeout: 'the timeout is shown',
    reportUnknown: 'an unknown error of a code is reported',
  },
  calls: {
    createRegistrationLink: {
      runs: 'the back end makes a link of the code',
      answers: 'the back end answers',
      fails: 'no answer is possible',
    },
  },
  delays: { slowAnswer: 'no answer for {time}', answerLimit: 'no answer within {time}' },
};

export const splitGeneratorWords: WordsOf<typeof splitGeneratorMachine> = {
  events: {
    'experiment.picked': 'the admin picks an experiment',
    'list.retried': 'the admin asks once more',
    'wait.cancelled': 'the admin cancels',
  },
  guards: { none: 'there is no experiment', listed: 'the experiment is in the list' },
  actions: {
    storeExperiments: 'the experiments are listed',
    storePicked: 'the experiment is shown',
    storeFailure: 'the failure is shown',
    storeTimeout: 'the timeout is shown',
    clearFailure: 'errors are no longer shown',
  },
  calls: {
    listExperiments: {
      runs: 'the feature service is asked what there is',
      answers: 'the feature service answers',
      fails: 'no answer is possible',
    },
  },
  delays: { slowAnswer: 'no answer for {time}', answerLimit: 'no answer within {time}' },
};
