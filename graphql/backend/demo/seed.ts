import { and, eq, inArray, lte, sql, getTableName, is } from 'drizzle-orm';
import { after } from '../common/clock.ts';
import type { Keys } from '../common/keys.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import { SettingsError } from '../settings/settings.ts';
import * as schema from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import {
  DEMO_CODES,
  DEMO_CUSTOMIZATIONS,
  DEMO_INVITERS,
  DEMO_SIMULATED_PROBLEMS,
  demoCountries,
  demoLinks,
  demoRegistrations,
} from './data.ts';
import { PgTable } from 'drizzle-orm/pg-core';

export const clear = async (db: Statements): Promise<void> => {
  const tables = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate table ${sql.join(tables, sql`, `)} cascade`);
};

const seedInvitations = async (tx: Statements): Promise<void> => {
  const customizations = Object.keys(DEMO_CUSTOMIZATIONS).map((id) => ({ id }));
  await tx.insert(schema.inviters).values(DEMO_INVITERS).onConflictDoNothing();
  await tx.insert(schema.customizations).values(customizations).onConflictDoNothing();
  await tx.insert(schema.customizationCountries).values(demoCountries()).onConflictDoNothing();
  await tx
    .insert(schema.registrationCodes)
    .values([...DEMO_CODES])
    .onConflictDoNothing();
};

const seedAccounts = async (tx: Statements, keys: Keys, now: Date): Promise<void> => {
  const accounts = demoRegistrations(now);
  await tx
    .insert(schema.registrations)
    .values([...accounts])
    .onConflictDoNothing();
  const ids = accounts.map(({ id }) => id);
  const present = await tx
    .select({ id: schema.registrations.id })
    .from(schema.registrations)
    .where(inArray(schema.registrations.id, ids));
  // Skips a demo account whose address was registered manually, and rows that reference it.
  const links = demoLinks(keys, now).filter((link) => present.some(({ id }) => id === link.registrationId));
  if (links.length > 0) await tx.insert(schema.activationLinks).values(links).onConflictDoNothing();
  // Fixes rows of older versions, which did not require a proved address.
  await tx
    .update(schema.registrations)
    .set({ flow: 'WAITING_LIST_APPROVED' })
    .where(eq(schema.registrations.id, 'demo-pending'));
  // Renews a pending demo account that has expired.
  await tx
    .update(schema.registrations)
    .set({ pendingSince: now })
    .where(
      and(
        inArray(schema.registrations.id, ids),
        eq(schema.registrations.status, 'PENDING_ACTIVATION'),
        lte(schema.registrations.pendingSince, after(now, -PENDING_FOR)),
      ),
    );
};

const FOREIGN_DATABASE =
  'ENVIRONMENT must be production for this database: it has data that is not demo data, and local use would add public codes. For local use set another DATA_DIR or DATABASE_URL';

/**
 * Local use adds data to a database and can empty it, so it accepts only a database without codes and guests, or one
 * with demo data. Demo data is recognised by the table of simulated problems, which only the seeder writes. Other rows
 * in a demo database are allowed.
 */
const refuseForeign = async (tx: Statements): Promise<void> => {
  const { simulatedProblems, registrationCodes, waitingListEntries, membershipInterests } = schema;
  const isThere = [simulatedProblems, registrationCodes, waitingListEntries, membershipInterests].map(
    (table) => sql`exists (select from ${table})`,
  );
  const [demo, ...others] = isThere;
  // A single statement, because another process may seed at the same time.
  const { rows } = (await tx.execute(sql`select 1 where not ${demo} and (${sql.join(others, sql` or `)})`)) as {
    rows: unknown[];
  };
  if (rows.length > 0) throw new SettingsError([FOREIGN_DATABASE]);
};

/**
 * Adds missing demo data (D45) and keeps existing rows.
 * @throws SettingsError if the database has data but never had demo data (D55).
 */
export const seedDemo = (db: Statements, keys: Keys, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await refuseForeign(tx);
    await seedInvitations(tx);
    await tx.insert(schema.simulatedProblems).values(DEMO_SIMULATED_PROBLEMS).onConflictDoNothing();
    await seedAccounts(tx, keys, now);
  });

/** Empties the database and seeds it again. @throws SettingsError as `seedDemo`. */
export const resetDemo = (db: Statements, keys: Keys, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await refuseForeign(tx);
    await clear(tx);
    await seedDemo(tx, keys, now);
  });
