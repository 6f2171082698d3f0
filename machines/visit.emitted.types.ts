import type { TrackedEvent } from './analytics/catalogue.ts';
import type { ConsentCredentials } from './registration/registration.types.ts';

/** What the visit tells the outside; who listens is not its business. */
export type VisitEmitted =
  | { type: 'navigation.requested'; to: 'login' }
  | { type: 'navigation.requested'; to: 'deny' }
  | { type: 'navigation.requested'; to: 'shop'; url: string | null }
  | { type: 'account.activated'; registration: string }
  | { type: 'reload.requested' }
  /** The bearer token is somebody else's. */
  | { type: 'bearer.disowned' }
  | { type: 'draft.discarded'; form: 'registration' | 'address' | 'teaser' }
  /** For analytics; not before consent, which is not the visit's matter (D36, D37). */
  | { type: 'event.tracked'; tracked: TrackedEvent }
  | { type: 'credentials.received'; credentials: ConsentCredentials }
  /** The cookie settings, which are the consent platform's. */
  | { type: 'settings.requested' }
  /** What an experiment offered has its effect from now on. */
  | { type: 'experiment.exposed'; feature: 'welcome-voucher' | 'registration-flow' }
  | { type: 'anomaly.reported'; what: 'codeErrorType' | 'problemReason'; value: string };
