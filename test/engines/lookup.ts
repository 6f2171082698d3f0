/** Finds a control in a page by role and name, for engines whose protocol can't: injects Testing Library. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type * as testingLibrary from '@testing-library/dom';
import { EXPECTED_WITHIN } from '../harness/limits.ts';
import type { Control } from './engine-page.ts';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
  }
}

/** The library as a standalone script, which sets `window.TestingLibraryDom`. */
export const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page: true if the library must be injected first. */
export const lacksLibrary = () => window.TestingLibraryDom === undefined;

/** Runs in the page: the first usable control of that role and name, or null. */
export function findControl({ role, name, within }: Control): Element | null {
  const place = within === undefined ? document.body : document.querySelector<HTMLElement>(within);
  const root = place?.shadowRoot ?? place;
  const found = root ? window.TestingLibraryDom?.queryAllByRole(root as HTMLElement, role, { name }) : [];
  const control = found?.find((one) => one.checkVisibility() && !one.matches(':disabled'));
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return control ?? null;
}

/** Runs in the page: its address and the controls of that role, for an error message. */
export function whatIsThere(role: string): string {
  const found = window.TestingLibraryDom?.queryAllByRole(document.body, role) ?? [];
  const names = found.map((one) => one.textContent.trim() || one.getAttribute('name') || one.id);
  return `at ${location.pathname} ${names.join(', ') || 'none of that role'}`;
}

/** Runs in the page: selects the content of a field, so that typing replaces it. */
export function selectAll(field: Element): void {
  const input = field as HTMLInputElement;
  input.focus();
  input.select();
}
export const isEditable = (field: Element): boolean => !(field as HTMLInputElement).readOnly;
export const isChecked = (box: Element): boolean => (box as HTMLInputElement).checked;

/** Poll interval in ms. */
const LOOK = 50;
/**
 * Waits for a control.
 * @param look finds it by the engine's protocol; null while missing.
 * @param whereabouts the address and the controls of that role.
 * @throws if it does not appear.
 */
export async function waitForControl<Found>(
  { role, name }: Control,
  look: () => Promise<Found | null>,
  whereabouts: () => Promise<string>,
): Promise<Found> {
  const end = performance.now() + EXPECTED_WITHIN;
  while (performance.now() < end) {
    const found = await look();
    if (found !== null) return found;
    await pause(LOOK);
  }
  throw new Error(`expected the ${role} “${name}” within reach, got: ${await whereabouts()}`);
}
