import {
  type KeyObject,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Purpose of a derived key. Each key has one purpose, so its output is never valid for another. */
type KeyPurpose =
  | 'link-validity'
  | 'customer-hash'
  | 'consent-token'
  | 'consent-credentials'
  | 'idempotent-answer'
  | 'quota'
  | 'admin-subject'
  | 'demo-activation';

export type Keys = (purpose: KeyPurpose) => Buffer;

/**
 * Keys derived from the one secret of the settings (HKDF-SHA256, RFC 5869), 256 bits each.
 * @param secret `TOKEN_SECRET`.
 */
export const deriveKeys = (secret: string): Keys => {
  const derived = new Map<KeyPurpose, Buffer>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `vestibule/${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
};

/** Cached key objects: creating one takes several times as long as its HMAC. */
const objects = new WeakMap<Buffer, KeyObject>();

/** HMAC-SHA256 over the parts. Each is preceded by its length, so two different lists never give the same input. */
export const mac = (key: Buffer, ...parts: readonly string[]): Buffer => {
  const object = objects.get(key) ?? createSecretKey(key);
  objects.set(key, object);
  const hmac = createHmac('sha256', object);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest();
};

/** Compares two texts in time that does not depend on where they differ. */
export const equalSecrets = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** A random id of 128 bits as base64url, 22 characters (D42). */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** SHA-256 as hex: the stored form of ids that grant access (D42). */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
