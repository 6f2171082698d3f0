import { eq } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import type { Step } from '../idempotency/mutation.ts';
import { lockCodesOf } from '../invitations/reserved-places.ts';
import { statusOf } from '../accounts/status.ts';
import { lockAddress, notifyOfStatus } from '../accounts/storage.ts';
import { registrations } from '../store/schema.ts';
import { UsageError, command } from './command.ts';
import { countStoredData, inWords, storedDataOf } from './stored-data.ts';
import { address, flag, positional } from './options.ts';

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
