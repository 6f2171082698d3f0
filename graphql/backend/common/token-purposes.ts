import type { FlowTokenPurpose } from '../../../machines/flows/flows.ts';
import { DAY } from './clock.ts';

/** Purpose of a token; it is not valid for any other (D28). */
export type TokenPurpose = FlowTokenPurpose | 'lobby' | 'admin' | 'registration' | 'unsubscribe';

/**
 * Maximum lifetime per purpose in ms, for issuing and verifying. "At any time" (spec 5): the unsubscribe link of an old
 * mail must still work.
 */
export const MAX_LIFETIME: Readonly<Record<TokenPurpose, number>> = {
  lobby: 7 * DAY,
  waitingListApproved: 14 * DAY,
  social: 14 * DAY,
  admin: 7 * DAY,
  registration: 7 * DAY,
  unsubscribe: 3650 * DAY,
};

/**
 * Purposes that an external issuer may be allowed (`TOKEN_ISSUER_PURPOSES`): registration bearers are issued here only.
 */
export const EXTERNAL_PURPOSES = [
  'lobby',
  'waitingListApproved',
  'social',
  'admin',
  'unsubscribe',
] as const satisfies readonly TokenPurpose[];

/** The `iss` of own tokens. */
export const OWN_ISSUER = 'vestibule';
