/** The words of the consent chart. */
import type { consentMachine } from '../../../../machines/consent/consent.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const consentWords: WordsOf<typeof consentMachine> = {
  events: {
    'event.tracked': 'an event is tracked',
    'settings.opened': 'the visitor opens the cookie settings',
    'credentials.received': 'the back end identifies the customer',
    'platform.connected': 'the consent platform answers',
    'platform.failed': 'the consent platform fails to load',
    'platform.anomaly': 'the consent platform sends invalid data',
    'consent.updated': 'the visitor decides',
  },
  guards: {
    visitorIsAsked: 'the visitor is asked on this page',
    consentStored: 'analytics was consented to before',
    roomLeft: 'fewer than a hundred events are queued',
    analyticsAllowed: 'analytics is consented to',
    decisionDiffers: 'the decision has changed',
  },
  actions: {
    keepEvent: 'the event is queued',
    releaseWaiting: 'queued events are sent, in order',
    releaseEvent: 'the event is sent',
    forgetWaiting: 'queued events are dropped',
    storeConsent: 'the decision is stored',
    emitReady: 'the decision is announced',
    emitChange: 'the decision is sent',
    reportAnomaly: 'the invalid data is reported',
    emitSettingsMissing: 'the failure of the cookie settings is sent to the visit',
    forgetSettings: 'the request for the cookie settings is dropped',
    keepSettings: 'the request for the cookie settings is kept until the platform is connected',
    keepCredentials: 'the customer’s data is kept until the platform is connected',
    openSettings: 'the cookie settings open',
    handOver: 'the customer’s data is passed to the platform',
    askForKept: 'kept requests are passed to the platform',
    forgetKept: 'kept requests are cleared',
  },
  calls: {
    platform: {
      runs: 'the script of the consent platform runs',
      answers: 'the consent platform has ended',
      fails: 'the consent platform fails',
    },
  },
  delays: { connectLimit: 'no connection within {time}' },
};
