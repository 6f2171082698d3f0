import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import type { VoucherVariant } from '../../../machines/landing/landing-options.ts';
import { after } from '../clock.ts';
import { PENDING_FOR } from '../registrations/status.ts';
import { customizationCountries, inviters, registrationCodes, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

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

const optionsOf = (tx: Statements, customizationId: string): Promise<CountryOption[]> =>
  tx
    .select({
      isoCode: customizationCountries.isoCode,
      termsPkString: customizationCountries.termsPk,
      dataPolicyPkString: customizationCountries.dataPolicyPk,
    })
    .from(customizationCountries)
    .where(eq(customizationCountries.customizationId, customizationId))
    .orderBy(asc(customizationCountries.isoCode));

/** Counted in the statement that reads the balance, so that both are of one moment. */
export const pendingOf = (tx: Statements, now: Date) =>
  tx
    .select({ pending: count() })
    .from(registrations)
    .where(
      and(
        eq(registrations.code, registrationCodes.code),
        eq(registrations.status, 'PENDING_ACTIVATION'),
        gt(registrations.pendingSince, after(now, -PENDING_FOR)),
      ),
    );

/** A statement of its own: what one reads after it waited for the lock would be of the time before the wait. */
const lockCode = (tx: Statements, code: string) =>
  tx
    .select({ code: registrationCodes.code })
    .from(registrationCodes)
    .where(eq(registrationCodes.code, code))
    .for('update');

/**
 * The invitation behind a code as typed (D42), or null.
 * @param lock locks the code's row until the transaction ends: balance and pending count stay true, and the last place
 *   can't be given twice (D44).
 */
export const findInvitation = async (
  tx: Statements,
  typed: string,
  now: Date,
  lock = false,
): Promise<Invitation | null> => {
  const code = normaliseCode(typed);
  // PostgreSQL refuses a text with this character; no code has it.
  if (code.includes('\0')) return null;
  if (lock) await lockCode(tx, code);
  const [row] = await tx
    .select({ found: registrationCodes, inviter: inviters, pending: sql<string>`(${pendingOf(tx, now)})` })
    .from(registrationCodes)
    .innerJoin(inviters, eq(inviters.id, registrationCodes.inviterId))
    .where(eq(registrationCodes.code, code));
  if (!row) return null;
  const { found, inviter } = row;
  return {
    code,
    inviterName: inviter.name,
    inviterActive: inviter.active,
    countryOptions: found.customizationId === null ? null : await optionsOf(tx, found.customizationId),
    campaign: found.campaign,
    voucher: found.voucher,
    balance: found.balance,
    pending: Number(row.pending),
    requiresTimestamp: found.requiresTimestamp,
    validUntil: found.validUntil,
    takenBack: found.takenBackAt !== null,
    refererValid: found.refererValid,
    furtherErrors: found.furtherErrors,
  };
};
