/** The purpose of each form field, so that a browser can fill it in (WCAG 1.3.5). */
import type { Page } from '@playwright/test';

/**
 * Field name: its type and its tokens (HTML, “Autofill”). Browsers store no invitation code; the language field is an
 * action.
 */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'text given-name',
  lastName: 'text family-name',
  email: 'email email',
  country: 'select-one country',
  code: 'text off',
};

/** Runs in the page: the named fields of a form, for typing or choosing. */
function readFields() {
  return Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main :is(input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea), dialog input',
    ),
  )
    .filter((field) => field.name !== '')
    .map(({ name, type, autocomplete }) => ({ name, has: `${type} ${autocomplete}` }));
}

/** @returns fields without the right purpose, each with what it declares. */
export async function fieldFlaws(page: Page): Promise<string[]> {
  const fields = await page.evaluate(readFields);
  return fields
    .filter(({ name, has }) => FIELDS[name] !== has)
    .map(({ name, has }) => `“${name}”: a field of ${has}, not of ${FIELDS[name] ?? 'a known kind'}`);
}
