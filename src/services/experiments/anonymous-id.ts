/** `acqAnonymousId`: by what a visitor without a name is assigned to experiments (spec, section 3; D35). */
import type { ConsentedStorage } from './consented-storage.ts';

const KEY = 'anonymousId';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random UUID; the same for as long as the storage keeps it, and on this page even when consent is withdrawn. */
export function anonymousId(storage: ConsentedStorage): string {
  const known = storage.getItem(KEY);
  const id = known !== null && UUID.test(known) ? known : crypto.randomUUID();
  storage.setItem(KEY, id);
  return id;
}
