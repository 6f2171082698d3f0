import { type SQL, type SQLWrapper, and, eq, exists, gt, or, sql } from 'drizzle-orm';
import { after } from '../common/clock.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import { registrations } from '../store/schema.ts';
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
