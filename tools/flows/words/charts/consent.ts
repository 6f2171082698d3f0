/** The words of the consent chart. */
import type { consentMachine } from '../../../../machines/consent/consent.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const consentWords: WordsOf<typeof consentMachine> = {
  events: {
    'event.tracked': 'an event is tracked',
    'settings.opened': 'the visitor opens the cookie settings',
    'credentials.received': 'the house says who the customer is',
    'platform.connected': 'the consent platform answers',
    'platform.failed': 'the consent platform can’t be had',
    'platform.anomaly': 'the consent platform says what makes no sense',
    'consent.updated': 'the visitor decides',
  },
  guards: {
    visitorIsAsked: 'the visitor is asked on this page',
    consentStored: 'analytics was consented to before',
    roomLeft: 'fewer than a hundred events wait',
    analyticsAllowed: 'analytics is consented to',
    decisionDiffers: 'the decision is another than the last',
  },
  actions: {
    keepEvent: 'the event waits',
    releaseWaiting: 'all that wait leave, in their order',
    releaseEvent: 'the event leaves',
    forgetWaiting: 'nothing waits any more',
    storeConsent: 'the decision is known',
    emitReady: 'that there is a decision is told',
    emitChange: 'what was decided is told',
    reportAnomaly: 'what is wrong with the consent platform is reported',
    emitSettingsMissing: 'who asked for the cookie settings hears that they do not come',
    forgetSettings: 'the cookie settings are no longer waited for',
    keepSettings: 'the settings open once the platform is there',
    keepCredentials: 'who the customer is is kept for the platform',
    openSettings: 'the cookie settings open',
    handOver: 'the platform is told who the customer is',
    askForKept: 'the platform is told what was kept for it',
    forgetKept: 'nothing is kept for the platform any more',
  },
  calls: {
    platform: {
      runs: 'the script of the consent platform is spoken to',
      answers: 'the consent platform has ended',
      fails: 'the consent platform breaks',
    },
  },
  delays: { connectLimit: 'no connection within {time}' },
};
