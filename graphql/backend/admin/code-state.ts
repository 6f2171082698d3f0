/** State of a registration code, for operators (D53). */
import { type SQL, isNotNull, lte, sql } from 'drizzle-orm';
import { reservedPlaces } from '../invitations/reserved-places.ts';
import { registrationCodes } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

/** `full`: all places are used. `held`: all remaining places are reserved by pending registrations (D14). */
export const CODE_STATES = ['open', 'full', 'held', 'ended', 'taken-back'] as const;
type CodeState = (typeof CODE_STATES)[number];

/** SQL expression, so a list can filter by it. */
export const stateOfCode = (tx: Statements, now: Date): SQL<CodeState> => sql<CodeState>`case
  when ${isNotNull(registrationCodes.takenBackAt)} then 'taken-back'
  when ${lte(registrationCodes.validUntil, now)} then 'ended'
  when ${registrationCodes.balance} = 0 then 'full'
  when ${registrationCodes.balance} <= ${reservedPlaces(tx, now)} then 'held'
  else 'open' end`;
