import { and, count, eq, inArray } from 'drizzle-orm';
import { registrationCodes, registrations } from '../store/schema.ts';
import { UsageError, command } from './command.ts';
import { code, positional } from './options.ts';
import { forPeople } from './print.ts';

export const codesTakeBack = command({
  name: 'codes take-back',
  summary: 'Takes a code back: nobody can register with it any more; who has registered stays',
  does: 'changes',
  options: { code: positional(code('the code')) },
  run: async ({ tx, now }, input) => {
    const isIt = eq(registrationCodes.code, input.code);
    const [found] = await tx.select().from(registrationCodes).where(isIt).for('update');
    if (!found) throw new UsageError(`There is no code ${input.code}.`);
    if (found.takenBackAt)
      throw new UsageError(`The code ${input.code} was taken back at ${forPeople(found.takenBackAt)}.`);
    await tx.update(registrationCodes).set({ takenBackAt: now }).where(isIt);
    const [stay] = await tx
      .select({ rows: count() })
      .from(registrations)
      .where(and(eq(registrations.code, input.code), inArray(registrations.status, ['PENDING_ACTIVATION', 'ACTIVE'])));
    const registered = stay?.rows ?? 0;
    return {
      kind: 'done',
      lines: [`Taken back: ${input.code}. Registrations made with it, which stay: ${registered}.`],
      data: { code: input.code, registrations: registered },
      counts: { codes: 1 },
      about: input.code,
    };
  },
});
