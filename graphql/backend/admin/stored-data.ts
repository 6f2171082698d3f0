/** Data stored for an address, to show and to erase it (D53). */
import { type SQL, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lowerCase } from 'es-toolkit/string';
import {
  activationLinks,
  consents,
  mails,
  membershipInterests,
  newsletterSubscriptions,
  registrations,
  waitingListEntries,
  webhookEvents,
} from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { mailsTo } from '../mail/mail-state.ts';

/** Stored data of an address by table, referencing tables first. */
export const storedDataOf = (
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
export const countStoredData = async (tx: Statements, account: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [name, { table, where }] of Object.entries(storedDataOf(tx, account))) {
    const [row] = await tx.select({ rows: count() }).from(table).where(where);
    if (row && row.rows > 0) counts[name] = row.rows;
  }
  return counts;
};

/** Such as `consents 3, mails 2`. */
export const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, rows]) => `${lowerCase(name)} ${rows}`)
    .join(', ');
