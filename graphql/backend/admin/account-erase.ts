import { eq, type SQL, inArray, or, sql } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import type { Step } from '../idempotency/mutation.ts';
import { lockCodesOf } from '../invitations/reserved-places.ts';
import { statusOf } from '../accounts/status.ts';
import { lockAddress, notifyOfStatus } from '../accounts/storage.ts';
import {
  registrations,
  activationLinks,
  consents,
  mails,
  membershipInterests,
  newsletterSubscriptions,
  waitingListEntries,
  webhookEvents,
} from '../store/schema.ts';
import { UsageError, command } from './command.ts';
import { address, flag, positional } from './options.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lowerCase } from 'es-toolkit/string';
import type { Statements } from '../store/store.ts';
import { mailsTo } from '../mail/mail-state.ts';

/** Stored data of an address by table, referencing tables first. */
const storedDataOf = (
  tx: Statements,
  account: string,
): Readonly<Record<string, { table: PgTable; where: SQL | undefined }>> => {
  const own = tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.accountKey, account));
  // Links mailed to this address before the registration changed to another.
  const mailedTo = eq(sql`lower(${activationLinks.email} collate "C")`, account);
  return {
    webhookEvents: { table: webhookEvents, where: inArray(webhookEvents.registrationId, own) },
    consents: { table: consents, where: inArray(consents.registrationId, own) },
    activationLinks: { table: activationLinks, where: or(inArray(activationLinks.registrationId, own), mailedTo) },
    registrations: { table: registrations, where: eq(registrations.accountKey, account) },
    mails: { table: mails, where: mailsTo(account) },
    waitingListEntries: { table: waitingListEntries, where: eq(waitingListEntries.accountKey, account) },
    membershipInterests: { table: membershipInterests, where: eq(membershipInterests.accountKey, account) },
    newsletterSubscriptions: { table: newsletterSubscriptions, where: eq(newsletterSubscriptions.accountKey, account) },
  };
};

/** Row counts per table; tables without rows are left out. */
const countStoredData = async (tx: Statements, account: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [name, { table, where }] of Object.entries(storedDataOf(tx, account))) {
    const rows = await tx.$count(table, where);
    if (rows > 0) counts[name] = rows;
  }
  return counts;
};

/** Such as `consents 3, mails 2`. */
const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, rows]) => `${lowerCase(name)} ${rows}`)
    .join(', ');

/** Describes the effect on invitation places that its registrations reserve or use (D14). */
const placesOf = async ({ tx, now }: Step, account: string): Promise<string[]> => {
  const rows = await tx.select().from(registrations).where(eq(registrations.accountKey, account)).for('update');
  return rows
    .filter(({ decoy }) => !decoy)
    .flatMap((row) => {
      const status = statusOf(row, now);
      if (status === 'PENDING_ACTIVATION') return [`A place of ${row.code} is free again.`];
      return status === 'ACTIVE' ? [`The place of ${row.code} stays used.`] : [];
    });
};

/** Notifies pages that wait for an activation; they then find no registration. */
const notifyPages = ({ tx }: Step, account: string): Promise<void> =>
  notifyOfStatus(tx, eq(registrations.accountKey, account));

export const accountErase = command({
  name: 'account erase',
  summary: 'Erases all that is kept of an address: registrations, consents, links, mails, lists, newsletter',
  does: 'changes',
  options: { address: positional(address('whose data')), yes: flag('without being asked') },
  run: async (step, { address: email, yes }) => {
    const { tx } = step;
    const account = accountKey(email);
    await lockAddress(tx, account);
    const counts = await countStoredData(tx, account);
    if (Object.keys(counts).length === 0) throw new UsageError(`Nothing is kept of ${email}.`);
    if (!yes)
      return {
        kind: 'unconfirmed',
        lines: [`Would be erased of ${email}: ${inWords(counts)}. Nothing was erased yet: --yes does it.`],
      };
    const places = await placesOf(step, account);
    await lockCodesOf(tx, account);
    await notifyPages(step, account);
    for (const { table, where } of Object.values(storedDataOf(tx, account))) await tx.delete(table).where(where);
    return {
      kind: 'done',
      lines: [`Erased of ${email}: ${inWords(counts)}.`, ...places],
      data: { email, erased: counts },
      counts,
      about: account,
    };
  },
});
