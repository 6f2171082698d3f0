import { accountKey } from '../../../machines/domain/email.ts';
import type { MutationResolvers, UnsubscribeNewsletterOutcome } from '../../generated/backend.ts';
import type { BackEnd } from '../server/context.ts';
import { limitRate } from '../http/rate-limits.ts';
import { untold } from '../http/beat.ts';
import { againInDoubt } from '../store/lost-connection.ts';
import { unsubscribe } from './storage.ts';

/**
 * Withdraws newsletter consent (D27); same outcome with and without a consent.
 * @param count called with the account of a valid token before any change.
 * @throws errors of `count`.
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
    // Idempotent.
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
