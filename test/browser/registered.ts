/** A registered visitor, created without the pages, since other tests cover the form. */
import type { BrowserContext } from '@playwright/test';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';
import type { Product } from '../harness/product.ts';
import { ask } from '../model/browser/arrivals.ts';
import type { ScreenName } from '../model/browser/distinct-screens.ts';
import { guest } from './form.ts';
import type { Mailbox } from './mailbox.ts';

interface Place {
  product: Product;
  mailbox: Mailbox;
}
interface Details {
  registrationCodeDetails: { countryOptions: { isoCode: string; dataPolicyPkString: string; termsPkString: string }[] };
}

/** Registers a person as the form does. @returns the bearer token that the page would keep. */
export async function register({ product, mailbox }: Place, person: RegistrationValues): Promise<string> {
  const at = { backend: product.url, mailbox };
  const registrationCode = 'VESTIBULE';
  const { registrationCodeDetails } = await ask<Details>(at, 'registration-code-details', { registrationCode });
  const country = registrationCodeDetails.countryOptions.find(({ isoCode }) => isoCode === person.country);
  const { terms, newsletter, ...fields } = person;
  const { submit } = await ask<{ submit: { token: string | null } }>(at, 'registration-submit-form', {
    registrationCode,
    consents: [
      { type: 'TERMS', documentPk: country?.termsPkString, accepted: terms },
      { type: 'DATA_POLICY', documentPk: country?.dataPolicyPkString, accepted: terms },
      { type: 'NEWSLETTER', documentPk: country?.dataPolicyPkString, accepted: newsletter },
    ],
    formInput: { ...fields, flow: 'DEFAULT', locale: 'en' },
  });
  if (submit.token === null) throw new Error(`${person.email} is not registered`);
  return submit.token;
}

/** Activates a registration by its newest mail, as on another device. */
export async function activate({ product, mailbox }: Place, email: string): Promise<void> {
  const { searchParams } = new URL(await mailbox.linkTo(email));
  const finalizeRegistrationInput = { accountActivationId: searchParams.get('accountActivationId') };
  await ask({ backend: product.url, mailbox }, 'finalize-registration', { consents: [], finalizeRegistrationInput });
}

interface Ways extends Place {
  context: BrowserContext;
  open: (path: string) => Promise<void>;
  onScreen: (name: ScreenName) => Promise<unknown>;
}
/** Opens the inbox page with only the token of a registration (D50). */
export async function registered(
  { context, product, mailbox, open, onScreen }: Ways,
  person: RegistrationValues = guest(),
): Promise<RegistrationValues> {
  const value = await register({ product, mailbox }, person);
  await context.addCookies([{ name: 'acq_token', value, url: product.url }]);
  await open('/?rc=VESTIBULE');
  await onScreen('inbox');
  return person;
}
