/** What the visit knows, hears and says of the visitor's consent (D36). */
import type { TrackedEvent } from '../analytics/catalogue.ts';
import type { ConsentCredentials } from '../registration/registration.types.ts';

/** What the visitor may allow beside what the visit itself needs. */
export interface Consent {
  analytics: boolean;
  /** Experiments, and remembering which variant was seen. */
  personalisation: boolean;
}

export interface ConsentInput {
  /** Whether the visitor is asked: not on `activateaccount` paths. */
  banner: boolean;
  /** Consent to analytics that was stored before; null: never decided. Read only where nobody is asked. */
  stored: boolean | null;
  /** Address of the consent script, without the hour. */
  url: string;
}
export interface ConsentContext extends ConsentInput {
  /** Tracked before a decision, in order. */
  waiting: readonly TrackedEvent[];
  /** The last decision that was told. */
  consent: Consent | null;
  /** To be handed over once the platform is connected. */
  credentials: ConsentCredentials | null;
  /** To be opened once the platform is connected. */
  settingsWanted: boolean;
}

/** What the platform is asked for. */
export type PlatformCommand =
  | { type: 'settings.opened' }
  | { type: 'credentials.received'; credentials: ConsentCredentials };
/** What the platform says. */
export type PlatformEvent =
  | { type: 'platform.connected' }
  | { type: 'platform.failed'; reason: string }
  | { type: 'platform.anomaly'; value: string }
  | { type: 'consent.updated'; consent: Consent };
export type ConsentEvent = { type: 'event.tracked'; tracked: TrackedEvent } | PlatformCommand | PlatformEvent;

export type ConsentEmitted =
  /** Once, on the first decision that is known (spec, section 4). */
  | { type: 'consent.ready' }
  /** With the first decision, and with each that differs from the last. */
  | { type: 'consent.changed'; consent: Consent }
  /** They were asked for, and the platform is absent. */
  | { type: 'settings.missing' }
  /** May leave now; in the order tracked. */
  | { type: 'event.released'; tracked: TrackedEvent }
  | { type: 'anomaly.reported'; what: 'consent'; value: string };
