/**
 * The visitor's consent, separate from the journey: asks for it, and holds back every tracked event until it is given
 * (D36).
 */
import { setup } from 'xstate';
import { connection } from '../common/service-calls.ts';
import { consentActions, consentGuards } from './consent.rules.ts';
import type { ConsentContext, ConsentEmitted, ConsentEvent, ConsentInput, PlatformCommand } from './consent.types.ts';

export interface PlatformInput {
  url: string;
}

const consent = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
  },
  actors: {
    /** The consent platform; stopping it cancels its pending requests. */
    platform: connection<PlatformCommand, PlatformInput>(),
  },
  actions: consentActions,
  guards: consentGuards,
  /** Milliseconds; source: D36's platform has the same limit as an experiment's configuration (spec, section 7.6). */
  delays: { connectLimit: 10_000 },
});

const decision = consent.createStateConfig({
  description: 'The visitor’s decision, if known.',
  initial: 'awaited',
  states: {
    awaited: {
      description: 'Not known yet.',
      on: {
        'consent.updated': {
          target: 'known',
          actions: [
            { type: 'storeConsent', params: ({ event }) => event.consent },
            'emitReady',
            { type: 'emitChange', params: ({ event }) => event.consent },
          ],
        },
      },
    },
    known: {
      description: 'Known; can be changed in the cookie settings at any time.',
      on: {
        'consent.updated': {
          guard: { type: 'decisionDiffers', params: ({ event }) => event.consent },
          actions: [
            { type: 'storeConsent', params: ({ event }) => event.consent },
            { type: 'emitChange', params: ({ event }) => event.consent },
          ],
        },
      },
    },
  },
});

const events = consent.createStateConfig({
  description: 'Handles tracked events: without consent to analytics, no event is sent.',
  initial: 'opening',
  states: {
    opening: {
      description: 'Without a consent platform, only stored consent allows events to be sent.',
      always: [
        { guard: 'visitorIsAsked', target: 'held' },
        { guard: 'consentStored', target: 'released' },
        { target: 'dropped' },
      ],
    },
    held: {
      description: 'Events wait in memory, at most a hundred.',
      on: {
        'event.tracked': {
          guard: 'roomLeft',
          actions: { type: 'keepEvent', params: ({ event }) => event.tracked },
        },
        'consent.updated': [
          {
            guard: { type: 'analyticsAllowed', params: ({ event }) => event.consent },
            target: 'released',
            actions: ['releaseWaiting', 'forgetWaiting'],
          },
          { target: 'dropped', actions: 'forgetWaiting' },
        ],
      },
    },
    released: {
      description: 'Consent was given: each event is sent at once.',
      on: {
        'event.tracked': { actions: { type: 'releaseEvent', params: ({ event }) => event.tracked } },
        'consent.updated': [
          { guard: { type: 'analyticsAllowed', params: ({ event }) => event.consent } },
          { target: 'dropped' },
        ],
      },
    },
    dropped: {
      description: 'Consent was refused or never requested: events are discarded.',
      on: {
        'consent.updated': {
          guard: { type: 'analyticsAllowed', params: ({ event }) => event.consent },
          target: 'released',
        },
      },
    },
  },
});

const platform = consent.createStateConfig({
  description: 'The consent platform, another system that may be slow, wrong or absent.',
  initial: 'opening',
  on: {
    'credentials.received': { actions: { type: 'keepCredentials', params: ({ event }) => event.credentials } },
    'platform.anomaly': { actions: { type: 'reportAnomaly', params: ({ event }) => event.value } },
  },
  states: {
    opening: {
      description: 'Not on activateaccount paths.',
      always: [{ guard: 'visitorIsAsked', target: 'present' }, { target: 'skipped' }],
    },
    skipped: {
      description: 'Consent is not requested. The cookie settings remain available.',
      on: { 'settings.opened': { target: 'present', actions: 'keepSettings' } },
    },
    present: {
      description: 'Loads its script, then connects to it.',
      invoke: {
        id: 'platform',
        src: 'platform',
        input: ({ context: { url } }) => ({ url }),
        onError: {
          target: 'unavailable',
          actions: { type: 'reportAnomaly', params: ({ event }) => String(event.error) },
        },
      },
      on: {
        'platform.failed': {
          target: 'unavailable',
          actions: { type: 'reportAnomaly', params: ({ event }) => event.reason },
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'Waits at most ten seconds and keeps commands meanwhile.',
          on: {
            'platform.connected': 'connected',
            'settings.opened': { actions: 'keepSettings' },
          },
          after: {
            connectLimit: {
              target: '#consent.platform.unavailable',
              actions: { type: 'reportAnomaly', params: 'no connection in time' },
            },
          },
        },
        connected: {
          description: 'Executes commands.',
          entry: ['askForKept', 'forgetKept'],
          on: {
            'settings.opened': { actions: 'openSettings' },
            'credentials.received': { actions: { type: 'handOver', params: ({ event }) => event.credentials } },
          },
        },
      },
    },
    unavailable: {
      description: 'Absent. Opening the cookie settings tries again and reports a failure.',
      entry: ['emitSettingsMissing', 'forgetSettings'],
      on: { 'settings.opened': { target: 'present', actions: 'keepSettings' } },
    },
  },
});

export const consentMachine = consent.createMachine({
  id: 'consent',
  description: 'The visitor’s decision, the tracked events, and the consent platform.',
  context: ({ input }) => ({ ...input, waiting: [], consent: null, credentials: null, settingsWanted: false }),
  type: 'parallel',
  states: { decision, events, platform },
});
