/** The words of the experiments chart. */
import type { experimentsMachine } from '../../../../machines/experiments/experiments.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const experimentsWords: WordsOf<typeof experimentsMachine> = {
  events: {
    'features.initialised': 'the feature service has said what it has',
    'features.failed': 'the feature service can’t be had',
    'features.updated': 'the features change',
    'redirect.completed': 'the other landing page is shown',
    'visitor.acted': 'the visitor makes a first input',
    'page.shown': 'another page is shown',
    'experiment.exposed': 'what was offered has its effect',
  },
  guards: {
    landingLeft: 'the visitor has gone on from a landing page',
    disabled: 'the address switches experiments off',
    redirected: 'an experiment leads to another landing page, and this one is untouched',
    pageTested: 'an experiment tests this page, and it is untouched',
    inExperiment: 'the visitor is in an experiment',
  },
  actions: {
    takeCountry: 'the visit receives the country from the back end',
    storeAct: 'the screen stays as it is from now on',
    storeExposure: {
      'welcome-voucher': 'it is too late for another voucher',
      'registration-flow': 'it is too late for another flow',
      otherwise: 'it is too late for another offer of its kind',
    },
    takeFound: 'what is new is offered to the visit',
    emitRedirect: 'the visit is asked to show the other landing page',
    countAssignments: {
      page: 'each experiment of the page is tracked once',
      'welcome-voucher': 'analytics hears once of each experiment of the voucher',
      'registration-flow': 'analytics hears once of each experiment of the flow',
      otherwise: 'each experiment with an effect is tracked once',
    },
    reportFailure: 'why there are no experiments is reported',
  },
  calls: {
    askCountry: {
      runs: 'the back end locates the visitor',
      answers: 'the back end answers',
      fails: 'no answer is possible',
    },
    features: {
      runs: 'the feature service is listened to',
      answers: 'the feature service has ended',
      fails: 'the feature service breaks',
    },
  },
  delays: {
    countryLimit: 'no answer within {time}',
    experimentsLimit: 'no answer within {time}',
    redirectLimit: 'the other landing page is not there within {time}',
  },
};
