/** The consent chart for paths. */
import type { EventObject, SnapshotFrom } from 'xstate';
import { consentMachine } from '../../../machines/consent/consent.machine.ts';
import type { Consent, ConsentEvent, ConsentInput } from '../../../machines/consent/consent.types.ts';
import { held } from './held.ts';
import { eventsFrom, playOf, smallChart } from '../../../packages/witness/index.ts';

type Snapshot = SnapshotFrom<typeof consentMachine>;

const asked: ConsentInput = { banner: true, stored: null, url: '/consent.js' };
const decisions: readonly Consent[] = [
  { analytics: true, personalisation: true },
  { analytics: false, personalisation: false },
  { analytics: true, personalisation: false },
  { analytics: false, personalisation: true },
];
const concrete: Record<string, readonly (ConsentEvent | EventObject)[]> = {
  'event.tracked': [{ type: 'event.tracked', tracked: { event: 'join_waitlist', fields: {} } }],
  'settings.opened': [{ type: 'settings.opened' }],
  'credentials.received': [{ type: 'credentials.received', credentials: { hmacToken: 'token', passphrase: 'phrase' } }],
  'platform.connected': [{ type: 'platform.connected' }],
  'platform.failed': [{ type: 'platform.failed', reason: 'refused' }],
  'platform.anomaly': [{ type: 'platform.anomaly', value: '"yes"' }],
  'consent.updated': decisions.map((consent) => ({ type: 'consent.updated', consent })),
  'xstate.error.actor.platform': [
    { type: 'xstate.error.actor.platform', error: new Error('broken'), actorId: 'platform' } as EventObject,
  ],
  'xstate.after.connectLimit.consent.platform.present.connecting': [
    { type: 'xstate.after.connectLimit.consent.platform.present.connecting' },
  ],
};

/** Platform events require a loaded platform. */
const mayCome = ({ type }: EventObject, state: Snapshot): boolean =>
  !/^(?:platform\.|consent\.updated)/.test(type) || state.matches({ platform: 'present' });

export const consent = smallChart({
  name: 'consent',
  machine: consentMachine,
  beginnings: {
    asked: asked,
    'not asked, never decided': { ...asked, banner: false },
    'not asked, allowed before': { ...asked, banner: false, stored: true },
    'not asked, refused before': { ...asked, banner: false, stored: false },
  },
  eventsOf: eventsFrom(concrete),
  mayCome: (event, state) => mayCome(event, state as Snapshot),
  // The path provides the platform's events; the held call provides its failure.
  play: playOf((hold) => consentMachine.provide({ actors: { platform: held(hold('platform')) } })),
});
