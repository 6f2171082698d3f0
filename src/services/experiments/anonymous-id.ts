/** `acqAnonymousId`: the id by which anonymous visitors are assigned to experiments (spec, section 3; D35). */
import type { ConsentedStorage } from './consented-storage.ts';

const KEY = 'anonymousId';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random UUID, stable as long as the storage keeps it, and for this page even if consent is withdrawn. */
export function anonymousId(storage: ConsentedStorage): string {
  const known = storage.getItem(KEY);
  const id = known !== null && UUID.test(known) ? known : crypto.randomUUID();
  storage.setItem(KEY, id);
  return id;
}
