/** How it stands with a code, for operators (D53). */
import { type SQL, isNotNull, lte, sql } from 'drizzle-orm';
import { reservedPlaces } from '../invitations/reserved-places.ts';
import { registrationCodes } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

/** `full`: its places are used. `held`: there are some, all of them reserved by registrations that wait (D14). */
export const CODE_STATES = ['open', 'full', 'held', 'ended', 'taken-back'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Computed by the database, so that a list can be filtered by it. */
export const stateOfCode = (tx: Statements, now: Date): SQL<CodeState> => sql<CodeState>`case
  when ${isNotNull(registrationCodes.takenBackAt)} then 'taken-back'
  when ${lte(registrationCodes.validUntil, now)} then 'ended'
  when ${registrationCodes.balance} = 0 then 'full'
  when ${registrationCodes.balance} <= ${reservedPlaces(tx, now)} then 'held'
  else 'open' end`;
