/** The registration form, filled in by a visitor. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import { fieldsOf, needsToken } from '../../machines/flows/read-flows.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';
import { localeOf, wordsIn, type Prefix } from './shown-messages.ts';

export const guest = (changes: Partial<RegistrationValues> = {}): RegistrationValues => ({
  gender: 'woman',
  firstName: 'Małgorzata',
  lastName: 'Lindström-Żak',
  email: `guest-${crypto.randomUUID()}@example.org`,
  country: 'AT',
  terms: true,
  newsletter: false,
  ...changes,
});
export const EMPTY: RegistrationValues = {
  gender: '',
  firstName: '',
  lastName: '',
  email: '',
  country: 'DE',
  terms: false,
  newsletter: false,
};

export class Form {
  readonly root: Locator;
  readonly register: Locator;
  readonly summary: Locator;
  readonly notice: Locator;
  readonly #text: ReturnType<typeof wordsIn>;

  constructor(page: Page, prefix: Prefix = '') {
    this.#text = wordsIn(localeOf(prefix));
    this.root = page.getByRole('form', { name: this.#text('signUp.form'), exact: true });
    this.register = this.root.locator('button[type=submit]');
    this.summary = page.locator('.error-summary');
    this.notice = page.locator('main .notice--alarm');
  }

  field(name: 'firstName' | 'lastName' | 'email' | 'country' | 'woman' | 'man') {
    return this.root.getByLabel(this.#text(`fields.${name}`), { exact: true });
  }
  box(name: 'terms' | 'newsletter') {
    return this.root.getByRole('checkbox', { name: this.#text(`fields.${name}`), exact: true });
  }

  /** Fills in the form; the address of a token is already there, and stays. */
  async fillIn(values: RegistrationValues, flow: RegistrationFlow = 'default') {
    const asked = fieldsOf(flow, 'registrationForm').filter((field) => !(needsToken(flow) && field === 'email'));
    for (const field of asked) await this.#fillOne(field, values);
    await this.box('newsletter').setChecked(values.newsletter);
  }
  /** Fills in the form and sends it. */
  async send(values: RegistrationValues, flow?: RegistrationFlow) {
    await this.fillIn(values, flow);
    await this.register.click();
  }
  async #fillOne(field: RegistrationField, values: RegistrationValues) {
    if (field === 'gender') return values.gender && this.field(values.gender).check();
    if (field === 'country') return this.field('country').selectOption(values.country);
    if (field === 'terms') return this.box('terms').setChecked(values.terms);
    return this.field(field).fill(values[field]);
  }

  /** The values of the real fields. */
  values(): Promise<RegistrationValues> {
    return this.root.evaluate((element) => {
      const data = new FormData(element as HTMLFormElement);
      const text = (name: string) => {
        const value = data.get(name);
        return typeof value === 'string' ? value : '';
      };
      return {
        gender: text('gender') as RegistrationValues['gender'],
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        country: text('country'),
        terms: data.has('terms'),
        newsletter: data.has('newsletter'),
      };
    });
  }
  expectValues(values: RegistrationValues) {
    return expect.poll(() => this.values()).toEqual(values);
  }
}
