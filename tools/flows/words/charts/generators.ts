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
    forbidden: 'whoever asks is no admin any more',
  },
  actions: {
    storeTyped: 'what the field has is kept',
    storeCode: 'the code is kept',
    storeMissing: 'that a code is missing is told',
    storeAnswer: 'the link, or what is wrong with the code, is shown',
    storeFailure: 'why no answer came is told',
    storeTimeout: 'that no answer came in time is told',
    reportUnknown: 'an error of a code that nobody knows is reported',
  },
  calls: {
    createRegistrationLink: {
      runs: 'the house makes a link of the code',
      answers: 'the house answers',
      fails: 'no answer can be had',
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
    storeFailure: 'why no answer came is told',
    storeTimeout: 'that no answer came in time is told',
    clearFailure: 'nothing is told as wrong any more',
  },
  calls: {
    listExperiments: {
      runs: 'the feature service is asked what there is',
      answers: 'the feature service answers',
      fails: 'no answer can be had',
    },
  },
  delays: { slowAnswer: 'no answer for {time}', answerLimit: 'no answer within {time}' },
};
