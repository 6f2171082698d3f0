import { type SQL, and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Step } from '../idempotency/mutation.ts';
import { waitingListEntries } from '../store/schema.ts';
import { command } from './command.ts';
import { hasAccount } from './has-account.ts';
import { listing } from './listing.ts';
import { oldestFirst } from './oldest-first.ts';
import { maybe, oneOf } from './options.ts';

const STATES = ['waiting', 'approved', 'registered'] as const;

const stateOf = ({ tx, now }: Step): SQL<(typeof STATES)[number]> => sql<(typeof STATES)[number]>`case
  when ${hasAccount(tx, now, waitingListEntries.accountKey)} then 'registered'
  when ${isNotNull(waitingListEntries.approvedAt)} then 'approved'
  else 'waiting' end`;

export const waitingListList = command({
  name: 'waiting-list list',
  summary: 'The waiting list, who waits longest first',
  does: 'lists',
  options: { state: maybe(oneOf(STATES, 'only those')) },
  run: async (step, { state }) => {
    const oldest = oldestFirst(waitingListEntries.joinedAt, waitingListEntries.accountKey);
    const where = state === null ? undefined : eq(stateOf(step), state);
    return listing({
      about: null,
      noun: ['entry', 'entries'],
      columns: ['email', 'state', 'locale', 'joinedAt', 'approvedAt', 'approvedCode'],
      count: async () => (await step.tx.select({ rows: count() }).from(waitingListEntries).where(where))[0]?.rows ?? 0,
      read: ({ behind, offset, limit }) =>
        step.tx
          .select({ entry: waitingListEntries, state: stateOf(step) })
          .from(waitingListEntries)
          .where(and(where, behind))
          .orderBy(...oldest.order)
          .offset(offset)
          .limit(limit),
      behind: ({ entry }) => oldest.behind(entry.joinedAt, entry.accountKey),
      show: ({ entry: { email, locale, joinedAt, approvedAt, approvedCode }, state }) => ({
        email,
        state,
        locale,
        joinedAt,
        approvedAt,
        approvedCode,
      }),
    });
  },
});
