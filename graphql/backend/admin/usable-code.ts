import { and, type Column, eq, gt, ne, not, type SQL, type SQLWrapper, exists, or, sql } from 'drizzle-orm';
import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import { DAY, after } from '../common/clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { type Invitation, findInvitation } from '../invitations/storage.ts';
import { invitationErrors } from '../invitations/verdict.ts';
import type { ExistingAccount } from '../registrations/address.ts';
import { membershipInterests, waitingListEntries, registrations } from '../store/schema.ts';
import { UsageError } from './command.ts';
import { forPeople } from './print.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import type { Statements } from '../store/store.ts';

/** Whether an address has an active or pending registration (D14). @param account SQL expression of the account key. */
export const hasAccount = (tx: Statements, now: Date, account: SQLWrapper): SQL => {
  const pending = and(
    eq(registrations.status, 'PENDING_ACTIVATION'),
    gt(registrations.pendingSince, after(now, -PENDING_FOR)),
  );
  return exists(
    tx
      .select({ one: sql`1` })
      .from(registrations)
      .where(
        and(
          sql`${registrations.accountKey} = ${account}`,
          eq(registrations.decoy, false),
          or(eq(registrations.status, 'ACTIVE'), pending),
        ),
      ),
  );
};

/** Validity of links that operators send (D9), in ms. */
export const SENT_VALID_FOR = VALIDITY_DAYS * DAY;

/** Number of guests with a valid link for this code and no account yet: each will need a place. */
const sentLinksFor = async ({ tx, now }: Step, code: string, except: string): Promise<number> => {
  const since = after(now, -SENT_VALID_FOR);
  const { approvedCode, approvedAt, accountKey: listed } = waitingListEntries;
  const { answeredCode, answeredAt, accountKey: interested } = membershipInterests;
  const waits = (sentCode: Column, sentAt: Column, account: Column) =>
    and(eq(sentCode, code), gt(sentAt, since), ne(account, except), not(hasAccount(tx, now, account)));
  const approved = await tx.$count(waitingListEntries, waits(approvedCode, approvedAt, listed));
  return approved + (await tx.$count(membershipInterests, waits(answeredCode, answeredAt, interested)));
};

const refuse = (line: string): never => {
  throw new UsageError(line);
};

/**
 * Locks and returns a code with a free place for the guest.
 * @param account their account key.
 * @throws UsageError with the reason why it can't be sent.
 */
export const usableCode = async (step: Step, code: string, account: string): Promise<Invitation> => {
  const found = await findInvitation(step.tx, code, step.now, []);
  if (!found) return refuse(`There is no code ${code}.`);
  if (found.takenBack) return refuse(`The code ${code} was taken back.`);
  if (found.validUntil !== null && found.validUntil <= step.now) return refuse(`The code ${code} has ended.`);
  const { balance, pending } = found;
  const others = await sentLinksFor(step, code, account);
  if (balance <= pending + others)
    return refuse(
      `The code ${code} has no place left: balance ${balance}, ${pending} pending, ${others} sent and not used yet.`,
    );
  const [error] = invitationErrors(found);
  return error === undefined ? found : refuse(`The code ${code} is refused: ${error}.`);
};

/** When the guest's link stops working: at its own expiry or that of the code, whichever is earlier. */
export const goodUntil = ({ validUntil }: Invitation, linkUntil: Date): Date =>
  validUntil !== null && validUntil < linkUntil ? validUntil : linkUntil;

/** An address with an account gets no code: registration would refuse it as taken. */
export const refuseAccount = (existing: ExistingAccount, email: string): void => {
  if (existing) refuse(`${email} has an account already: ${existing.status}.`);
};

/**
 * The code to send: the given one, otherwise the last one.
 * @param last time and code of the previous mail.
 * @param words message parts: what was done then, such as `… was approved`, and what `--again` sends, such as `A new
 *   link`.
 * @throws UsageError if a mail was sent before without `--again`, and if no code is known.
 */
export const codeToSend = (
  given: { code: string | null; again: boolean },
  last: { at: Date | null; code: string | null },
  words: { was: string; again: string },
): string => {
  if (last.at && !given.again)
    refuse(`${words.was} at ${forPeople(last.at)} with ${forPeople(last.code)}. ${words.again}: --again.`);
  return given.code ?? last.code ?? refuse('--code is missing.');
};
