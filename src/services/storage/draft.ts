/** What was typed into a form, within the tab (D22). */
import { readJson, writeStored } from './browser-storage.ts';

const VERSION = 1;
const keyOf = (form: string) => `vestibule.draft.${form}`;

/** The draft of a form as far as it fits the form's fields; of another version: none. */
export function readDraft<Values extends object>(form: string, initial: Values): Values | null {
  const stored = readJson('sessionStorage', keyOf(form));
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('version' in stored) || stored.version !== VERSION || !('values' in stored)) return null;
  const values = Object.entries(stored.values ?? {}).filter(
    ([field, value]) => field in initial && typeof value === typeof Reflect.get(initial, field),
  );
  return { ...initial, ...Object.fromEntries(values) };
}
export const keepDraft = (form: string, values: object) =>
  writeStored('sessionStorage', keyOf(form), JSON.stringify({ version: VERSION, values }));
/** What belongs to a form goes with it: the second step is a part of the registration. */
const PARTS: Readonly<Record<string, readonly string[]>> = { registration: ['registration', 'secondStep'] };
export const discardDraft = (form: string) => {
  for (const part of PARTS[form] ?? [form]) writeStored('sessionStorage', keyOf(part), null);
};
