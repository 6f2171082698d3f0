/** The words of the small charts beside the visit. */
import type { networkMachine } from '../../../machines/connection/network.machine.ts';
import type { WordsOf } from '../words.types.ts';

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
