/** The registration form, as a visitor fills it in. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';

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
    this.root = page.getByRole('form', { name: this.#text('registration.form'), exact: true });
    this.register = this.root.locator('button[type=submit]');
    this.summary = page.locator('.error-summary');
    this.notice = page.getByRole('main').getByRole('alert');
  }

  field(name: 'firstName' | 'lastName' | 'email' | 'country' | 'woman' | 'man') {
    return this.root.getByLabel(this.#text(`fields.${name}`), { exact: true });
  }
  box(name: 'terms' | 'newsletter') {
    return this.root.getByRole('checkbox', { name: this.#text(`fields.${name}`), exact: true });
  }

  async fillIn({ gender, firstName, lastName, email, country, terms, newsletter }: RegistrationValues) {
    if (gender) await this.field(gender).check();
    await this.field('firstName').fill(firstName);
    await this.field('lastName').fill(lastName);
    await this.field('email').fill(email);
    await this.field('country').selectOption(country);
    await this.box('terms').setChecked(terms);
    await this.box('newsletter').setChecked(newsletter);
  }

  /** What the real fields hold. */
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
