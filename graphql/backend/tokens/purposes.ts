import type { FlowTokenPurpose } from '../../../machines/flows/flows.ts';
import { DAY } from '../clock.ts';

/** What a token may be used for; one made for one purpose opens no other (D28). */
export type TokenPurpose = FlowTokenPurpose | 'lobby' | 'admin' | 'registration' | 'unsubscribe';

/**
 * The longest that a token of each purpose is good for, in milliseconds: no longer one is issued, and one that says more of
 * itself is refused. "At any time" (spec 5): the link to unsubscribe of an old mail must still work.
 */
export const LONGEST_LIFE: Readonly<Record<TokenPurpose, number>> = {
  lobby: 7 * DAY,
  waitingListApproved: 14 * DAY,
  social: 14 * DAY,
  admin: 7 * DAY,
  registration: 7 * DAY,
  unsubscribe: 3650 * DAY,
};

/** What an outside issuer may be let to mint (`TOKEN_ISSUER_PURPOSES`): the bearer of a registration is ours alone. */
export const OUTSIDE_PURPOSES = [
  'lobby',
  'waitingListApproved',
  'social',
  'admin',
  'unsubscribe',
] as const satisfies readonly TokenPurpose[];

/** Who issued a token (`iss`), where it is ours. */
export const OWN_ISSUER = 'vestibule';
