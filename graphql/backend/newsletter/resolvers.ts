import { accountKey } from '../../../machines/domain/email.ts';
import type {
  MutationUnsubscribeNewsletterArgs,
  UnsubscribeNewsletterOutcome,
  UnsubscribeNewsletterResult,
} from '../../generated/backend.ts';
import type { Clock } from '../common/clock.ts';
import type { Client } from '../http/client.ts';
import { type RateLimitServices, limitRate } from '../http/rate-limits.ts';
import { type BeatServices, hideDuration } from '../http/response-beat.ts';
import type { Store } from '../store/store.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { retryIfInDoubt } from '../store/lost-connection.ts';
import { unsubscribe } from './storage.ts';

interface Services extends BeatServices {
  clock: Clock;
  store: Pick<Store, 'db'>;
  tokens: Tokens;
}

/**
 * Withdraws newsletter consent (D27); same outcome with and without a consent.
 * @param count called with the account of a valid token before any change.
 * @throws errors of `count`.
 */
export const unsubscribeByToken = (
  { clock, settings, store, tokens }: Services,
  token: string,
  count: (account: string) => Promise<void> = () => Promise.resolve(),
): Promise<UnsubscribeNewsletterOutcome> =>
  hideDuration({ settings }, async () => {
    const claims = await tokens.verify(token, 'unsubscribe');
    if (!claims?.email) return 'TOKEN_INVALID';
    const account = accountKey(claims.email);
    await count(account);
    // Idempotent.
    await retryIfInDoubt(() => store.db.transaction((tx) => unsubscribe(tx, account, clock.now())));
    return 'UNSUBSCRIBED';
  });

const unsubscribeNewsletter = async (
  _parent: unknown,
  { token }: MutationUnsubscribeNewsletterArgs,
  { backEnd, client }: { backEnd: Services & RateLimitServices; client: Client },
): Promise<UnsubscribeNewsletterResult> => {
  await limitRate(backEnd, 'unsubscribeNewsletter', client);
  return { outcome: await unsubscribeByToken(backEnd, token) };
};

export const newsletterResolvers = { Mutation: { unsubscribeNewsletter } };
