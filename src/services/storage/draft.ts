/** What was typed into a form, within the tab (D22). */
import { browserStorage, type BrowserStorage } from './browser-storage.ts';

/** Raised when the shape changes: what an older version wrote is dropped. */
export const DRAFT_VERSION = 1;
export const DRAFT_KEY = 'vestibule.draft.';
const keyOf = (form: string) => DRAFT_KEY + form;

/** What belongs to a form goes with it: the second step is a part of the registration. */
const PARTS: Readonly<Record<string, readonly string[]>> = { registration: ['registration', 'secondStep'] };

/** The drafts of a page load. */
export function createDrafts({ readJson, writeStored }: Pick<BrowserStorage, 'readJson' | 'writeStored'>) {
  /** The draft of a form as far as it fits the form's fields; of another version: none. */
  function readDraft<Values extends object>(form: string, initial: Values): Partial<Values> | null {
    const stored = readJson('sessionStorage', keyOf(form));
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('version' in stored) || stored.version !== DRAFT_VERSION || !('values' in stored)) return null;
    const values = Object.entries(stored.values ?? {}).filter(
      ([field, value]) => field in initial && typeof value === typeof Reflect.get(initial, field),
    );
    return Object.fromEntries(values) as Partial<Values>;
  }
  const keepDraft = (form: string, values: object) =>
    writeStored('sessionStorage', keyOf(form), JSON.stringify({ version: DRAFT_VERSION, values }));
  const discardDraft = (form: string) => {
    for (const part of PARTS[form] ?? [form]) writeStored('sessionStorage', keyOf(part), null);
  };
  return { readDraft, keepDraft, discardDraft };
}

export const { readDraft, keepDraft, discardDraft } = createDrafts(browserStorage);
