/** The words of the charts of the two admin pages. */
import type { linkGeneratorMachine } from '../../../../machines/admin/link-generator.machine.ts';
import type { splitGeneratorMachine } from '../../../../machines/admin/split-generator.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const linkGeneratorWords: WordsOf<typeof linkGeneratorMachine> = {
  events: {
    'code.typed': 'the admin types a code',
    'code.submitted': 'the admin sends the code',
    'wait.cancelled': 'the admin cancels',
  },
  guards: {
    codeGiven: 'the code is well-formed',
    made: 'a link was created',
    forbidden: 'the visitor is no longer an admin',
  },
  actions: {
    storeTyped: 'the input is stored',
    storeCode: 'the code is stored',
    storeMissing: 'the missing code is reported',
    storeAnswer: 'the link or the code’s error is shown',
    storeFailure: 'the failure is shown',
    storeTimeout: 'the timeout is shown',
    reportUnknown: 'an unknown code error is reported',
  },
  calls: {
    createRegistrationLink: {
      runs: 'the back end creates a link for the code',
      answers: 'the back end answers',
      fails: 'the request fails',
    },
  },
  delays: { slowAnswer: 'no answer for {time}', answerLimit: 'no answer within {time}' },
};

export const splitGeneratorWords: WordsOf<typeof splitGeneratorMachine> = {
  events: {
    'experiment.picked': 'the admin selects an experiment',
    'list.retried': 'the admin retries',
    'wait.cancelled': 'the admin cancels',
  },
  guards: { none: 'there is no experiment', listed: 'the experiment is in the list' },
  actions: {
    storeExperiments: 'the experiments are listed',
    storePicked: 'the experiment is shown',
    storeFailure: 'the failure is shown',
    storeTimeout: 'the timeout is shown',
    clearFailure: 'errors are cleared',
  },
  calls: {
    listExperiments: {
      runs: 'the experiments are requested',
      answers: 'the feature service answers',
      fails: 'the request fails',
    },
  },
  delays: { slowAnswer: 'no answer for {time}', answerLimit: 'no answer within {time}' },
};
