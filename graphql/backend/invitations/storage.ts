import { type SQL, eq, sql } from 'drizzle-orm';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import type { VoucherVariant } from '../../../machines/landing/landing-options.ts';
import { lapsedUntil } from '../registrations/status.ts';
import { kept } from '../store/kept.ts';
import { customizationCountries, inviters, registrationCodes } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { leaveOutLapsed, lockCode, lockForPlace, placesSince } from './reserved-places.ts';

export interface CountryOption {
  isoCode: string;
  termsPkString: string;
  dataPolicyPkString: string;
}

/** A registration code with all that its verdict needs. */
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
  /** Places reserved by registrations that wait for their activation. */
  pending: number;
  requiresTimestamp: boolean;
  /** The end of the code itself; null: none. */
  validUntil: Date | null;
  takenBack: boolean;
  refererValid: boolean;
  furtherErrors: string[];
}

/** What the code's customization offers, as a value of the statement that reads the code; null: no country. */
const optionsOfCode = (tx: Statements): SQL<CountryOption[] | null> => {
  const { isoCode, termsPk, dataPolicyPk, customizationId } = customizationCountries;
  const option = sql`json_build_object('isoCode', ${isoCode}, 'termsPkString', ${termsPk}, 'dataPolicyPkString', ${dataPolicyPk})`;
  const options = tx
    .select({ options: sql`json_agg(${option} order by ${isoCode})` })
    .from(customizationCountries)
    .where(eq(customizationId, registrationCodes.customizationId));
  return sql`${options}`;
};

/** So many that lapsed and were not left out yet are counted again at each look; with more, whoever holds the lock leaves them out. */
const MOST_LAPSED = 100;

const select = kept((tx, { code, until }: { code: string; until: Date }) =>
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

/** Read under the lock, so that what is left stays left; a code that is full is read without, for there is nothing to take. */
const readLocked = async (tx: Statements, code: string, now: Date, leaving: readonly string[]) => {
  const isLocked = await lockForPlace(tx, code, leaving);
  const seen = await read(tx, code, now);
  if (!seen || (!isLocked && seen.found.balance <= seen.pending)) return seen;
  // It looked full for what has lapsed, or a place came free meanwhile.
  if (!isLocked) await lockCode(tx, code);
  const row = isLocked ? seen : await read(tx, code, now);
  if (row && (row.found.reservedAfter === null || row.found.reserved - row.pending > MOST_LAPSED))
    await leaveOutLapsed(tx, code, now);
  return row;
};

/**
 * The invitation behind a code as typed (D42), or null.
 * @param leaving locks the code's row until the transaction ends, unless no place is left: balance and pending count stay true, and
 *   the last place can't be given twice (D44). Names the registrations that go in this transaction: their places are free already.
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
