/** Audit trail of operators, without personal data (D53). */
import { and, desc, inArray, lt } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import type { Services } from '../idempotency/mutation.ts';
import { mac } from '../common/keys.ts';
import { adminActions } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { command } from './command.ts';
import { listing } from './listing.ts';
import { address, code, maybe } from './options.ts';

export interface Action {
  operator: string;
  command: string;
  counts: Readonly<Record<string, number>>;
  /** An account key or a code; stored as a keyed hash. */
  about: string | null;
}

/** The same account key or code gives the same hash, so actions on it can be found only with the secret. */
const subjectOf = ({ keys }: Pick<Services, 'keys'>, about: string | null): string | null =>
  about === null ? null : mac(keys('admin-subject'), about).toString('base64url');

export const recordAction = async (backEnd: Services, tx: Statements, { operator, command, counts, about }: Action) => {
  await tx.insert(adminActions).values({
    doneAt: backEnd.clock.now(),
    operator,
    command,
    counts: { ...counts },
    subject: subjectOf(backEnd, about),
  });
  backEnd.log('admin.action', { operator, command, ...counts });
};

export const actionsList = command({
  name: 'actions list',
  summary: 'What operators did, newest first',
  does: 'lists',
  options: {
    about: maybe(address('only what was done about this address')),
    code: maybe(code('only what was done about this code')),
  },
  run: async ({ backEnd, tx }, { about, code }) => {
    const subjects = [about === null ? null : accountKey(about), code].flatMap((one) => subjectOf(backEnd, one) ?? []);
    const where = subjects.length === 0 ? undefined : inArray(adminActions.subject, subjects);
    return listing(tx, {
      about: about === null ? null : accountKey(about),
      noun: ['action', 'actions'],
      columns: ['doneAt', 'operator', 'command', 'counts', 'subject'],
      query: (after) => tx.select().from(adminActions).where(and(where, after)).orderBy(desc(adminActions.sequence)),
      behind: ({ sequence }) => lt(adminActions.sequence, sequence),
      show: ({ doneAt, operator, command, counts, subject }) => ({
        doneAt,
        operator,
        command,
        counts: Object.entries(counts)
          .map(([what, times]) => `${what} ${times}`)
          .join(', '),
        subject,
      }),
    });
  },
});
