import type { TrackedEvent } from './tracked.types.ts';
import type { ConsentCredentials } from './registration.types.ts';

/** Events that the visit emits to any listener. */
export type VisitEmitted =
  | { type: 'navigation.requested'; to: 'login' }
  | { type: 'navigation.requested'; to: 'deny' }
  | { type: 'navigation.requested'; to: 'shop'; url: string | null }
  | { type: 'account.activated'; registration: string }
  | { type: 'reload.requested' }
  /** The bearer token belongs to another person. */
  | { type: 'bearer.disowned' }
  | { type: 'draft.discarded'; form: 'registration' | 'address' | 'teaser' }
  /** For analytics; the visit does not check consent (D36, D37). */
  | { type: 'event.tracked'; tracked: TrackedEvent }
  | { type: 'credentials.received'; credentials: ConsentCredentials }
  /** Opens the cookie settings of the consent platform. */
  | { type: 'settings.requested' }
  /** The offer of an experiment takes effect. */
  | { type: 'experiment.exposed'; feature: 'welcome-voucher' | 'registration-flow' }
  | { type: 'anomaly.reported'; what: 'codeErrorType' | 'problemReason'; value: string };
