/** The words of the small separate charts. */
import type { configurationMachine } from '../../../../machines/configuration/configuration.machine.ts';
import type { networkMachine } from '../../../../machines/connection/network.machine.ts';
import type { languageMachine } from '../../../../machines/language/language.machine.ts';
import type { seasonMachine } from '../../../../machines/landing-pages/season.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const seasonWords: WordsOf<typeof seasonMachine> = {
  events: { 'minute.begun': 'a minute begins' },
  guards: { shown: 'a season is announced, or has begun', begun: 'a season has begun' },
  actions: { storeMinute: 'the season and its remaining time are stored' },
  calls: { clock: { runs: 'the clock runs', answers: 'the clock ends', fails: 'the clock fails' } },
  delays: {},
};
export const languageWords: WordsOf<typeof languageMachine> = {
  events: { 'language.chosen': 'the visitor chooses a language', 'view.worded': 'the messages of a screen are loaded' },
  guards: { complete: 'the messages of every screen are loaded' },
  actions: {
    storeChoice: 'the choice is stored',
    storeView: 'that screen’s messages will be part of a change',
    storeLanguage: 'the language is stored',
    emitChange: 'address, document and cookies are updated, and the page is rendered again',
  },
  calls: {
    fetchWords: {
      runs: 'the messages of the other language are loaded',
      answers: 'the messages arrive',
      fails: 'the messages fail to load',
    },
  },
  delays: { wordsLimit: 'no messages within {time}' },
};
export const configurationWords: WordsOf<typeof configurationMachine> = {
  events: {},
  guards: {},
  actions: {
    storeDefaults: 'valid defaults are applied',
    reportDefaults: 'invalid and late defaults are reported',
    reportFailure: 'the missing defaults are reported',
  },
  calls: {
    askForDefaults: {
      runs: 'the runtime defaults are requested',
      answers: 'the defaults arrive',
      fails: 'the defaults fail to load',
    },
  },
  delays: { patience: '{time} have passed', defaultsLimit: 'no answer within {time}' },
};
export const networkWords: WordsOf<typeof networkMachine> = {
  events: {
    'browser.offline': 'the browser reports that it is offline',
    'browser.online': 'the browser reports that it is online',
  },
  guards: {},
  actions: { emitLost: 'the visit is notified of the loss', emitReturned: 'the visit is notified of the return' },
  calls: {
    askForHead: {
      runs: 'the start page is requested (HEAD)',
      answers: 'an answer arrives',
      fails: 'no answer arrives',
    },
  },
  delays: { askingLimit: 'no answer within {time}', pause: '{time} have passed' },
};
