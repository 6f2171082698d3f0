/** The words of the small charts beside the visit. */
import type { configurationMachine } from '../../../machines/configuration/configuration.machine.ts';
import type { networkMachine } from '../../../machines/connection/network.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const configurationWords: WordsOf<typeof configurationMachine> = {
  events: {},
  guards: {},
  actions: {
    storeDefaults: 'what can be used of the defaults counts from now on',
    reportDefaults: 'what can’t be used is reported, and that they are late',
    reportFailure: 'that there are no defaults is reported',
  },
  calls: {
    askForDefaults: {
      runs: 'the runtime defaults are asked for',
      answers: 'the defaults come',
      fails: 'the defaults can’t be had',
    },
  },
  delays: { patience: '{time} have passed', defaultsLimit: 'no answer within {time}' },
  tags: { ready: 'nothing waits for the defaults' },
  emitted: { 'anomaly.reported': 'the defaults do not come, come late, or can’t be used' },
};
export const networkWords: WordsOf<typeof networkMachine> = {
  events: {
    'browser.offline': 'the browser says that there is no network',
    'browser.online': 'the browser believes that there is a network',
  },
  guards: {},
  actions: { emitLost: 'the visit hears of the loss', emitReturned: 'the visit hears of the return' },
  calls: {
    askForHead: {
      runs: 'the head of the start page is asked for',
      answers: 'something answers',
      fails: 'nothing answers',
    },
  },
  delays: { askingLimit: 'no answer within {time}', pause: '{time} have passed' },
  tags: {},
  emitted: { 'network.lost': 'the network is gone', 'network.returned': 'the network is back' },
};
