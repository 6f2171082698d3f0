/** What was open in this tab; restored after a reload, which happens whenever a suite ends. */
import { readJson, writeStored } from '../../../../src/services/storage/browser-storage.ts';
import { readView } from '../view.ts';
import type { Source } from './source.ts';

const KEY = 'vestibule.workbench.open';

type OpenBefore = { kind: 'file'; name: string; text: string } | { kind: 'live'; id: string };

/** A kept visit is in the address already. */
function storedOf(source: Source | null): OpenBefore | null {
  if (source?.kind === 'live') return { kind: 'live', id: source.window.id };
  if (source?.kind === 'file') return { kind: 'file', name: source.name, text: source.text };
  return null;
}
const isOpenBefore = (value: unknown): value is OpenBefore =>
  typeof value === 'object' && value !== null && ['file', 'live'].includes(String(Reflect.get(value, 'kind')));

export function keepOpen(source: Source | null): void {
  const stored = storedOf(source);
  writeStored('sessionStorage', KEY, stored && JSON.stringify(stored));
}
/** Null if the address names a visit, which then opens instead. */
export function readOpenBefore(): OpenBefore | null {
  if (readView(location.hash).visit !== null) return null;
  const stored = readJson('sessionStorage', KEY);
  return isOpenBefore(stored) ? stored : null;
}
