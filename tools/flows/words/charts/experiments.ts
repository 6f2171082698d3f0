/** The words of the experiments chart. */
import type { experimentsMachine } from '../../../../machines/experiments/experiments.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const experimentsWords: WordsOf<typeof experimentsMachine> = {
  events: {
    'features.initialised': 'the feature service sends its first features',
    'features.failed': 'the feature service fails',
    'features.updated': 'the features change',
    'redirect.completed': 'the other landing page is shown',
    'visitor.acted': 'the visitor interacts for the first time',
    'page.shown': 'another page is shown',
    'experiment.exposed': 'a variation takes effect',
  },
  guards: {
    landingLeft: 'the visitor has left the landing page',
    disabled: 'the address disables experiments',
    redirected: 'an experiment redirects to another landing page, and the visitor has not interacted',
    pageTested: 'an experiment tests this page, and the visitor has not interacted',
    inExperiment: 'the visitor is in an experiment',
  },
  actions: {
    takeCountry: 'the country is sent to the visit',
    storeAct: 'the screen no longer changes by experiments',
    storeExposure: {
      'welcome-voucher': 'the voucher is fixed',
      'registration-flow': 'the flow is fixed',
      otherwise: 'the variation is fixed',
    },
    takeFound: 'new variations are sent to the visit',
    emitRedirect: 'the visit is asked to show the other landing page',
    countAssignments: {
      page: 'each experiment of the page is tracked once',
      'welcome-voucher': 'each experiment of the voucher is tracked once',
      'registration-flow': 'each experiment of the flow is tracked once',
      otherwise: 'each experiment with an effect is tracked once',
    },
    reportFailure: 'the failure is reported',
  },
  calls: {
    askCountry: {
      runs: 'the back end locates the visitor',
      answers: 'the back end answers',
      fails: 'the request fails',
    },
    features: {
      runs: 'the feature service is connected',
      answers: 'the feature service ends',
      fails: 'the feature service fails',
    },
  },
  delays: {
    countryLimit: 'no answer within {time}',
    experimentsLimit: 'no answer within {time}',
    redirectLimit: 'the other landing page is not shown within {time}',
  },
};
