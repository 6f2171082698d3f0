import { accountKey } from '../../../machines/domain/email.ts';
import type { MutationResolvers, UnsubscribeNewsletterOutcome } from '../../generated/backend.ts';
import type { BackEnd } from '../context.ts';
import { limitRate } from '../http/rate-limits.ts';
import { untold } from '../idempotency/beat.ts';
import { againInDoubt } from '../store/lost-connection.ts';
import { unsubscribe } from './storage.ts';

/**
 * Withdraws newsletter consent (D27); alike whether or not there was one.
 * @param count is told the account of a good token, before anything is done. @throws what `count` does.
 */
export const unsubscribeByToken = (
  { clock, settings, store, tokens }: BackEnd,
  token: string,
  count: (account: string) => Promise<void> = () => Promise.resolve(),
): Promise<UnsubscribeNewsletterOutcome> =>
  untold({ settings }, async () => {
    const claims = await tokens.verify(token, 'unsubscribe');
    if (!claims?.email) return 'TOKEN_INVALID';
    const account = accountKey(claims.email);
    await count(account);
    // Done twice it is the same.
    await againInDoubt(() => store.db.transaction((tx) => unsubscribe(tx, account, clock.now())));
    return 'UNSUBSCRIBED';
  });

const unsubscribeNewsletter: NonNullable<MutationResolvers['unsubscribeNewsletter']> = async (
  _parent,
  { token },
  { backEnd, client },
) => {
  await limitRate(backEnd, 'unsubscribeNewsletter', client);
  return { outcome: await unsubscribeByToken(backEnd, token) };
};

export const newsletterResolvers = { Mutation: { unsubscribeNewsletter } };
