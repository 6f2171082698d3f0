/** The words of the small separate charts. */
import type { configurationMachine } from '../../../../machines/configuration/configuration.machine.ts';
import type { networkMachine } from '../../../../machines/connection/network.machine.ts';
import type { languageMachine } from '../../../../machines/language/language.machine.ts';
import type { seasonMachine } from '../../../../machines/landing-pages/season.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const seasonWords: WordsOf<typeof seasonMachine> = {
  events: { 'minute.begun': 'a minute begins' },
  guards: { shown: 'a season is announced, or has begun', begun: 'a season has begun' },
  actions: { storeMinute: 'the announced season and its remaining time are known' },
  calls: { clock: { runs: 'the minutes are shown', answers: 'the clock has ended', fails: 'the clock breaks' } },
  delays: {},
};
export const languageWords: WordsOf<typeof languageMachine> = {
  events: { 'language.chosen': 'the visitor chooses a language', 'view.worded': 'the words of a screen have come' },
  guards: { complete: 'the words of every screen are among them' },
  actions: {
    storeChoice: 'what was chosen is kept',
    storeView: 'a change brings the words of that screen too',
    storeLanguage: 'the visit is in the other language',
    emitChange: 'address, document and cookies say so, and the page is redrawn',
  },
  calls: {
    fetchWords: {
      runs: 'the words of the other language are fetched',
      answers: 'the words come',
      fails: 'the words do not come',
    },
  },
  delays: { wordsLimit: 'no words within {time}' },
};
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
};
export const networkWords: WordsOf<typeof networkMachine> = {
  events: {
    'browser.offline': 'the browser says that there is no network',
    'browser.online': 'the browser believes that there is a network',
  },
  guards: {},
  actions: { emitLost: 'the visit is notified of the loss', emitReturned: 'the visit is notified of the return' },
  calls: {
    askForHead: {
      runs: 'the head of the start page is asked for',
      answers: 'something answers',
      fails: 'nothing answers',
    },
  },
  delays: { askingLimit: 'no answer within {time}', pause: '{time} have passed' },
};
