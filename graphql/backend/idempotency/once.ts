import { eq, lte } from 'drizzle-orm';
import { type Clock, HOUR, after } from '../common/clock.ts';
import { requestError } from '../http/request-error.ts';
import { type Keys, hashOf } from '../common/keys.ts';
import { retryIfInDoubt } from '../store/lost-connection.ts';
import { cachedStatement } from '../store/cached-statement.ts';
import { idempotencyKeys } from '../store/schema.ts';
import type { Statements, Store } from '../store/store.ts';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

/** Encrypts a text with AES-256-GCM into a compact JWE (RFC 7516). @param key 256 bits. */
export const encrypt = (key: Uint8Array, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(HEADER).encrypt(key);

/** Decrypts the result of `encrypt`; null if it was altered, or has another key or format. */
export const decrypt = async (key: Uint8Array, encrypted: string): Promise<string | null> => {
  try {
    const { plaintext } = await compactDecrypt(encrypted, key, {
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
    });
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
};

/** Lifetime of a key, in ms (D21). */
export const KEY_LIFETIME = 24 * HOUR;

/** Sorts object keys, so that equal bodies serialise equally. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, canonical(inner)]));
};

const reused = () =>
  requestError('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another request', { status: 422 });

interface Attempt<Answer> {
  /** null: not idempotent. */
  key: string | null;
  field: string;
  body: unknown;
  run: (tx: Statements) => Promise<Answer>;
  /** Whether the response is final; a response that allows a retry with the same key is not. */
  isFinal: (answer: Answer) => boolean;
}

/** @param over keys created at or before this time have expired. */
const claim = cachedStatement(
  (tx, { key, bodyHash, createdAt, over }: { key: string; bodyHash: string; createdAt: Date; over: Date }) =>
    tx
      .insert(idempotencyKeys)
      .values({ key, bodyHash, answer: null, createdAt })
      .onConflictDoUpdate({
        target: idempotencyKeys.key,
        set: { bodyHash, answer: null, createdAt },
        setWhere: lte(idempotencyKeys.createdAt, over),
      })
      .returning({ key: idempotencyKeys.key }),
);

const keepAnswer = cachedStatement((tx, { key, answer }: { key: string; answer: string }) =>
  tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.key, key)),
);

interface OnceServices {
  clock: Clock;
  keys: Keys;
  store: Pick<Store, 'db'>;
}

const inTransaction = <Answer>(services: OnceServices, attempt: Attempt<Answer>): Promise<Answer> =>
  services.store.db.transaction(async (tx) => {
    const { key, run } = attempt;
    if (key === null) return run(tx);
    const now = services.clock.now();
    const storedAs = hashOf(`${attempt.field} ${key}`);
    const bodyHash = hashOf(JSON.stringify(canonical(attempt.body)));
    const claimed = await claim(tx, { key: storedAs, bodyHash, createdAt: now, over: after(now, -KEY_LIFETIME) });
    const secret = services.keys('idempotent-answer');
    if (claimed.length === 0) {
      const [known] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, storedAs));
      if (!known?.answer || known.bodyHash !== bodyHash) throw reused();
      const stored = await decrypt(secret, known.answer);
      if (stored === null) throw reused();
      return JSON.parse(stored) as Answer;
    }
    const answer = await run(tx);
    if (attempt.isFinal(answer))
      await keepAnswer(tx, { key: storedAs, answer: await encrypt(secret, JSON.stringify(answer)) });
    else await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, storedAs));
    return answer;
  });

/**
 * Runs an attempt in one transaction, at most once per key in 24 hours (D21). The key is inserted in the same
 * transaction: a concurrent request with the key blocks on the unique index and then gets the stored response; if the
 * first one fails, its rollback removes the key.
 * @throws GraphQLError (HTTP 422) if the key came with another body, or the stored response is unreadable (older
 *   format, or another `TOKEN_SECRET`): the change may have been made, so the key must not repeat it.
 */
export const once = <Answer>(services: OnceServices, attempt: Attempt<Answer>): Promise<Answer> => {
  const attemptOnce = () => inTransaction(services, attempt);
  // With a key a repeated attempt has no second effect, so it is safe to retry after a lost connection.
  return attempt.key === null ? attemptOnce() : retryIfInDoubt(attemptOnce);
};
