/**
 * The visitor's stored consent choice, written by the banner and read by the visit. Only an explicit choice is stored,
 * for 180 days; then the visitor is asked again (D36).
 */
import type { Consent } from '../../../machines/consent/consent.types.ts';
import { allFields, flag, number, oneOf } from '../readers.ts';
import { readJson, writeStored } from '../storage/browser-storage.ts';

export const CHOICE_KEY = 'vestibule.consent';
/** Increased when the purposes change: visitors are then asked again. */
export const CHOICE_VERSION = 1;
const DAY = 86_400_000;
/** Milliseconds. */
export const CHOICE_LIFE = 180 * DAY;

export interface Choice extends Consent {
  /** Time of the choice: milliseconds since the epoch. */
  at: number;
}

const written = allFields({
  version: oneOf(CHOICE_VERSION),
  analytics: flag,
  personalisation: flag,
  at: number,
});

/** The choice that is valid at `now`; null if missing, too old, from the future, or malformed. */
export function readChoice(now: number): Choice | null {
  const stored = written(readJson('localStorage', CHOICE_KEY));
  if (!stored) return null;
  const { analytics, personalisation, at } = stored;
  // A clock set back by less than a day does not invalidate it.
  return now - at < CHOICE_LIFE && at - now < DAY ? { analytics, personalisation, at } : null;
}

/** If storage is blocked or full, it lasts as long as the page. */
export const writeChoice = ({ analytics, personalisation, at }: Choice): void =>
  writeStored('localStorage', CHOICE_KEY, JSON.stringify({ version: CHOICE_VERSION, analytics, personalisation, at }));

/** Stored consent to analytics, read without the consent script (D36); null if undecided. */
export const storedConsent = (): boolean | null => readChoice(Date.now())?.analytics ?? null;
