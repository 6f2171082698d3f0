import { and, count, isNotNull, isNull } from 'drizzle-orm';
import { membershipInterests } from '../store/schema.ts';
import { command } from './command.ts';
import { listing } from './listing.ts';
import { oldestFirst } from './oldest-first.ts';
import { maybe, oneOf } from './options.ts';

export const interestsList = command({
  name: 'interests list',
  summary: 'Who asked to be considered for membership, the oldest first',
  does: 'lists',
  options: { state: maybe(oneOf(['open', 'answered'], 'only those')) },
  run: async ({ tx }, { state }) => {
    const { accountKey, createdAt, answeredAt } = membershipInterests;
    const oldest = oldestFirst(createdAt, accountKey);
    const filters = { open: isNull(answeredAt), answered: isNotNull(answeredAt) };
    const where = state === null ? undefined : filters[state];
    return listing({
      about: null,
      noun: ['interest', 'interests'],
      columns: ['email', 'locale', 'askedAt', 'answeredAt', 'answeredCode'],
      count: async () => (await tx.select({ rows: count() }).from(membershipInterests).where(where))[0]?.rows ?? 0,
      read: ({ behind, offset, limit }) =>
        tx
          .select()
          .from(membershipInterests)
          .where(and(where, behind))
          .orderBy(...oldest.order)
          .offset(offset)
          .limit(limit),
      behind: (last) => oldest.behind(last.createdAt, last.accountKey),
      show: ({ email, locale, createdAt, answeredAt, answeredCode }) => ({
        email,
        locale,
        askedAt: createdAt,
        answeredAt,
        answeredCode,
      }),
    });
  },
});
