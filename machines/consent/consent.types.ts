/** Context and events of the consent chart (D36). */
import type { TrackedEvent } from '../context/tracked.types.ts';
import type { ConsentCredentials } from '../context/registration.types.ts';

/** Consents of the visitor, in addition to what the visit itself requires. */
export interface Consent {
  analytics: boolean;
  /** Experiments, and remembering the variant that was shown. */
  personalisation: boolean;
}

export interface ConsentInput {
  /** True if the visitor is asked; false on `activateaccount` paths. */
  banner: boolean;
  /** Stored consent to analytics; null if undecided. Read only where the banner is off. */
  stored: boolean | null;
  /** Address of the consent script, without the hour. */
  url: string;
}
export interface ConsentContext extends ConsentInput {
  /** Events tracked before a decision, in order. */
  waiting: readonly TrackedEvent[];
  /** The last decision received. */
  consent: Consent | null;
  /** Passed to the platform once it is connected. */
  credentials: ConsentCredentials | null;
  /** Opened once the platform is connected. */
  settingsWanted: boolean;
}

export type PlatformCommand =
  | { type: 'settings.opened' }
  | { type: 'credentials.received'; credentials: ConsentCredentials };
export type PlatformEvent =
  | { type: 'platform.connected' }
  | { type: 'platform.failed'; reason: string }
  | { type: 'platform.anomaly'; value: string }
  | { type: 'consent.updated'; consent: Consent };
export type ConsentEvent = { type: 'event.tracked'; tracked: TrackedEvent } | PlatformCommand | PlatformEvent;

export type ConsentEmitted =
  /** Emitted once, with the first known decision (spec, section 4). */
  | { type: 'consent.ready' }
  /** Emitted with the first decision and with each different one. */
  | { type: 'consent.changed'; consent: Consent }
  /** The settings were requested, but the platform is absent. */
  | { type: 'settings.missing' }
  /** The event may be sent now; events keep their order. */
  | { type: 'event.released'; tracked: TrackedEvent }
  | { type: 'anomaly.reported'; what: 'consent'; value: string };
