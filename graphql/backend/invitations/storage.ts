import { type SQL, eq, sql } from 'drizzle-orm';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import type { VoucherVariant } from '../../../machines/landing-pages/landing-options.ts';
import { lapsedUntil } from '../accounts/status.ts';
import { cachedStatement } from '../store/cached-statement.ts';
import { customizationCountries, inviters, registrationCodes } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { leaveOutLapsed, lockCode, lockForPlace, placesSince } from './reserved-places.ts';

export interface CountryOption {
  isoCode: string;
  termsPkString: string;
  dataPolicyPkString: string;
}

/** A registration code with the data for its verdict. */
export interface Invitation {
  code: string;
  inviterName: string | null;
  inviterActive: boolean;
  /** null: no customization. */
  countryOptions: CountryOption[] | null;
  campaign: string | null;
  /** The welcome voucher of its campaign; null: the standard one. */
  voucher: VoucherVariant | null;
  balance: number;
  /** Places reserved by pending registrations. */
  pending: number;
  requiresTimestamp: boolean;
  /** Expiry of the code itself; null: unlimited. */
  validUntil: Date | null;
  takenBack: boolean;
  refererValid: boolean;
  furtherErrors: string[];
}

/** Country options of the code's customization, as a subquery; null: no country. */
const optionsOfCode = (tx: Statements): SQL<CountryOption[] | null> => {
  const { isoCode, termsPk, dataPolicyPk, customizationId } = customizationCountries;
  const option = sql`json_build_object('isoCode', ${isoCode}, 'termsPkString', ${termsPk}, 'dataPolicyPkString', ${dataPolicyPk})`;
  const options = tx
    .select({ options: sql`json_agg(${option} order by ${isoCode})` })
    .from(customizationCountries)
    .where(eq(customizationId, registrationCodes.customizationId));
  return sql`${options}`;
};

/**
 * Up to this many expired registrations are subtracted on each lookup; beyond that the lock holder updates the counter.
 */
const MAX_LAPSED = 100;

const select = cachedStatement((tx, { code, until }: { code: string; until: Date }) =>
  tx
    .select({
      found: registrationCodes,
      inviter: inviters,
      pending: placesSince(tx, until),
      options: optionsOfCode(tx),
    })
    .from(registrationCodes)
    .innerJoin(inviters, eq(inviters.id, registrationCodes.inviterId))
    .where(eq(registrationCodes.code, code)),
);

const read = async (tx: Statements, code: string, now: Date) => {
  const [row] = await select(tx, { code, until: lapsedUntil(now) });
  return row;
};

/** Reads the code under its lock, so free places stay free; a full code is read without the lock. */
const readLocked = async (tx: Statements, code: string, now: Date, leaving: readonly string[]) => {
  const isLocked = await lockForPlace(tx, code, leaving);
  const seen = await read(tx, code, now);
  if (!seen || (!isLocked && seen.found.balance <= seen.pending)) return seen;
  // It only looked full because of expired registrations, or a place was freed meanwhile.
  if (!isLocked) await lockCode(tx, code);
  const row = isLocked ? seen : await read(tx, code, now);
  if (row && (row.found.reservedAfter === null || row.found.reserved - row.pending > MAX_LAPSED))
    await leaveOutLapsed(tx, code, now);
  return row;
};

/**
 * Finds the invitation of a code as typed (D42), or null.
 * @param leaving if set, locks the code's row until the transaction ends, unless it is full: balance and pending count
 *   stay valid, and the last place can't be given twice (D44). Contains the registrations that this transaction
 *   removes: their places count as free.
 */
export const findInvitation = async (
  tx: Statements,
  typed: string,
  now: Date,
  leaving: readonly { code: string }[] | null = null,
): Promise<Invitation | null> => {
  const code = normaliseCode(typed);
  const codes = leaving?.map((one) => one.code);
  const row = await (codes ? readLocked(tx, code, now, codes) : read(tx, code, now));
  if (!row) return null;
  const { found, inviter, pending, options } = row;
  return {
    code,
    inviterName: inviter.name,
    inviterActive: inviter.active,
    countryOptions: found.customizationId === null ? null : (options ?? []),
    campaign: found.campaign,
    voucher: found.voucher,
    balance: found.balance,
    pending: pending - (codes?.filter((one) => one === code).length ?? 0),
    requiresTimestamp: found.requiresTimestamp,
    validUntil: found.validUntil,
    takenBack: found.takenBackAt !== null,
    refererValid: found.refererValid,
    furtherErrors: found.furtherErrors,
  };
};
