/** The purpose of each field of each form, so that a browser may fill it in (WCAG 1.3.5). */
import type { Page } from '@playwright/test';

/**
 * Name of the field: its kind, and its tokens (HTML, “Autofill”). A code of an invitation is nothing that a browser knows of
 * its visitor; the language is a choice that acts.
 */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'text given-name',
  lastName: 'text family-name',
  email: 'email email',
  country: 'select-one country',
  code: 'text off',
};

/** In the page: what a form asks for by its name, to be typed or chosen from a list. */
function readFields() {
  return Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main :is(input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea), dialog input',
    ),
  )
    .filter((field) => field.name !== '')
    .map(({ name, type, autocomplete }) => ({ name, has: `${type} ${autocomplete}` }));
}

/** @returns the fields that do not say what they ask for, each with what it says. */
export async function fieldFlaws(page: Page): Promise<string[]> {
  const fields = await page.evaluate(readFields);
  return fields
    .filter(({ name, has }) => FIELDS[name] !== has)
    .map(({ name, has }) => `“${name}”: a field of ${has}, not of ${FIELDS[name] ?? 'a known kind'}`);
}
