/** The words of the consent chart. */
import type { consentMachine } from '../../../../machines/consent/consent.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const consentWords: WordsOf<typeof consentMachine> = {
  events: {
    'event.tracked': 'an event is tracked',
    'settings.opened': 'the visitor opens the cookie settings',
    'credentials.received': 'the back end identifies the customer',
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
    emitReady: 'the decision is announced',
    emitChange: 'the decision is sent',
    reportAnomaly: 'what is wrong with the consent platform is reported',
    emitSettingsMissing: 'the requester of the cookie settings is told that they fail',
    forgetSettings: 'the cookie settings are no longer waited for',
    keepSettings: 'the settings open once the platform is there',
    keepCredentials: 'who the customer is is kept for the platform',
    openSettings: 'the cookie settings open',
    handOver: 'the platform receives the customer',
    askForKept: 'the platform receives the stored data',
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
