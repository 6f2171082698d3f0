/** Finds a control in a page by role and name, where the engine's protocol can't: Testing Library, put into the page. */
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

/** The library as a script of its own: it leaves `window.TestingLibraryDom`. */
export const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** In the page: whether the library has to be put there first. */
export const lacksLibrary = () => window.TestingLibraryDom === undefined;

/** In the page: the first control of that role and name that can be used; null if there is none. */
export function findControl({ role, name, within }: Control): Element | null {
  const place = within === undefined ? document.body : document.querySelector<HTMLElement>(within);
  const root = place?.shadowRoot ?? place;
  const found = root ? window.TestingLibraryDom?.queryAllByRole(root as HTMLElement, role, { name }) : [];
  const control = found?.find((one) => one.checkVisibility() && !one.matches(':disabled'));
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return control ?? null;
}

/** In the page: its address, and what is there of that role, for whoever looked for another. */
export function whatIsThere(role: string): string {
  const found = window.TestingLibraryDom?.queryAllByRole(document.body, role) ?? [];
  const names = found.map((one) => one.textContent.trim() || one.getAttribute('name') || one.id);
  return `at ${location.pathname} ${names.join(', ') || 'none of that role'}`;
}

/** In the page: what is typed from now on takes the place of what the field holds. */
export function selectAll(field: Element): void {
  const input = field as HTMLInputElement;
  input.focus();
  input.select();
}
export const isEditable = (field: Element): boolean => !(field as HTMLInputElement).readOnly;
export const isChecked = (box: Element): boolean => (box as HTMLInputElement).checked;

/** Milliseconds between two looks for a control. */
const LOOK = 50;
/**
 * Waits for a control.
 * @param look finds it, in its engine's own terms; null: not there yet.
 * @param whereabouts the address, and what is there of that role.
 * @throws where it does not come.
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
  throw new Error(`expected the ${role} “${name}” within reach, came: ${await whereabouts()}`);
}
