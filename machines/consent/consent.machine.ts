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
  description: 'What the visitor decided, as far as it is known.',
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
      description: 'Known; may be changed at any time, in the cookie settings.',
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
  description: 'What becomes of tracked events: none leaves without consent to analytics.',
  initial: 'opening',
  states: {
    opening: {
      description: 'Where nobody is asked, only consent that was stored before lets events leave.',
      always: [
        { guard: 'visitorIsAsked', target: 'held' },
        { guard: 'consentStored', target: 'released' },
        { target: 'dropped' },
      ],
    },
    held: {
      description: 'They wait, in memory; at most a hundred.',
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
      description: 'Consent is given: each leaves at once.',
      on: {
        'event.tracked': { actions: { type: 'releaseEvent', params: ({ event }) => event.tracked } },
        'consent.updated': [
          { guard: { type: 'analyticsAllowed', params: ({ event }) => event.consent } },
          { target: 'dropped' },
        ],
      },
    },
    dropped: {
      description: 'Consent is refused, or was never asked for: they are forgotten.',
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
  description: 'The consent platform, which is another system: it may be slow, wrong or absent.',
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
      description: 'Nobody is asked. Who asks for the cookie settings gets them all the same.',
      on: { 'settings.opened': { target: 'present', actions: 'keepSettings' } },
    },
    present: {
      description: 'Its script is asked for, and then spoken to.',
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
          description: 'Waited for, for ten seconds. What it is to do is kept.',
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
          description: 'Does what it is asked for.',
          entry: ['askForKept', 'forgetKept'],
          on: {
            'settings.opened': { actions: 'openSettings' },
            'credentials.received': { actions: { type: 'handOver', params: ({ event }) => event.credentials } },
          },
        },
      },
    },
    unavailable: {
      description: 'Absent. Who asks for the cookie settings has it tried again, and hears that they do not come.',
      entry: ['emitSettingsMissing', 'forgetSettings'],
      on: { 'settings.opened': { target: 'present', actions: 'keepSettings' } },
    },
  },
});

export const consentMachine = consent.createMachine({
  id: 'consent',
  description: 'What the visitor decided, what becomes of tracked events, and the platform that asks.',
  context: ({ input }) => ({ ...input, waiting: [], consent: null, credentials: null, settingsWanted: false }),
  type: 'parallel',
  states: { decision, events, platform },
});
