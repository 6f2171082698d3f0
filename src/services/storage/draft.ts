/** Form drafts, kept within the tab (D22). */
import { readJson, writeStored } from './browser-storage.ts';

/** Increased when the shape changes: older drafts are dropped. */
export const DRAFT_VERSION = 1;
export const DRAFT_KEY = 'vestibule.draft.';
const keyOf = (form: string) => DRAFT_KEY + form;

/** Forms that are discarded together: the second step is part of the registration. */
const PARTS: Readonly<Record<string, readonly string[]>> = { registration: ['registration', 'secondStep'] };

/** The draft values that match the form's fields; null for another version. */
export function readDraft<Values extends object>(form: string, initial: Values): Partial<Values> | null {
  const stored = readJson('sessionStorage', keyOf(form));
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('version' in stored) || stored.version !== DRAFT_VERSION || !('values' in stored)) return null;
  const values = Object.entries(stored.values ?? {}).filter(
    ([field, value]) => field in initial && typeof value === typeof Reflect.get(initial, field),
  );
  return Object.fromEntries(values) as Partial<Values>;
}
export const keepDraft = (form: string, values: object) =>
  writeStored('sessionStorage', keyOf(form), JSON.stringify({ version: DRAFT_VERSION, values }));
export const discardDraft = (form: string) => {
  for (const part of PARTS[form] ?? [form]) writeStored('sessionStorage', keyOf(part), null);
};
