/** Local storage for data that the visit does not require: held in memory until the visitor consents (D35, D36). */
import { readStored, writeStored } from '../storage/browser-storage.ts';

/** Prefix of every key; a refusal removes all keys with it. */
export const PREFIX = 'vestibule.experiments.';

/** Never throws. Keys are given without the prefix. */
export interface ConsentedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /**
   * Applies a consent decision. If granted, the memory is written and overrides stored values. If refused, stored
   * values are removed; the memory stays for this page load, so the screen does not change.
   */
  decide(granted: boolean): void;
}

const storedKeys = (): readonly string[] => {
  try {
    const { localStorage } = window;
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
};

/** @param granted true if an earlier visit stored consent; without it, not even reading is allowed. */
export function createConsentedStorage(granted: boolean): ConsentedStorage {
  const memory = new Map<string, string>();
  let stored = granted;
  const keep = (key: string, value: string | null) => {
    if (stored) writeStored('localStorage', PREFIX + key, value);
  };
  return {
    getItem: (key) => memory.get(key) ?? (stored ? readStored('localStorage', PREFIX + key) : null),
    setItem: (key, value) => {
      memory.set(key, value);
      keep(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      keep(key, null);
    },
    decide: (given) => {
      stored = given;
      for (const [key, value] of memory) keep(key, value);
      if (!given) for (const key of storedKeys()) writeStored('localStorage', key, null);
    },
  };
}
