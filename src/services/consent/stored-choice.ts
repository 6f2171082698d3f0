/**
 * The visitor's choice as it is stored, for the banner that writes it and for the visit that reads it: only what a visitor
 * chose, for 180 days; then it is asked for again (D36).
 */
import type { Consent } from '../../../machines/consent/consent.types.ts';
import { allFields, flag, number, oneOf } from '../readers.ts';
import { browserStorage, type BrowserStorage } from '../storage/browser-storage.ts';

export const CHOICE_KEY = 'vestibule.consent';
/** Raised when the purposes change: what was chosen for others is asked for again. */
export const CHOICE_VERSION = 1;
const DAY = 86_400_000;
/** Milliseconds. */
export const CHOICE_LIFE = 180 * DAY;

export interface Choice extends Consent {
  /** When it was made: milliseconds since the epoch. */
  at: number;
}

const written = allFields({
  version: oneOf(CHOICE_VERSION),
  analytics: flag,
  personalisation: flag,
  at: number,
});

/** The stored choice, by the storage of a page load. */
export function createStoredChoice({ readJson, writeStored }: Pick<BrowserStorage, 'readJson' | 'writeStored'>) {
  /** The choice that still counts at `now`, or null: none, too old, from the future, or nothing that a banner wrote. */
  function readChoice(now: number): Choice | null {
    const stored = written(readJson('localStorage', CHOICE_KEY));
    if (!stored) return null;
    const { analytics, personalisation, at } = stored;
    // A clock that was set back a little is no reason to ask again.
    return now - at < CHOICE_LIFE && at - now < DAY ? { analytics, personalisation, at } : null;
  }

  /** Where storage is blocked or full, it lasts as long as the page. */
  const writeChoice = ({ analytics, personalisation, at }: Choice): void =>
    writeStored(
      'localStorage',
      CHOICE_KEY,
      JSON.stringify({ version: CHOICE_VERSION, analytics, personalisation, at }),
    );

  /** Consent to analytics that was stored before, read without the consent script (D36); null: never decided. */
  const storedConsent = (): boolean | null => readChoice(Date.now())?.analytics ?? null;

  return { readChoice, writeChoice, storedConsent };
}

export const { readChoice, writeChoice, storedConsent } = createStoredChoice(browserStorage);
