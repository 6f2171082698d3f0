/** Who visits in the model, and everything that they may do, by event type. Types without data stand for themselves. */
import { VOUCHERS } from '../../machines/landing/landing-options.ts';
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';

export const values: RegistrationValues = {
  gender: 'woman',
  firstName: 'Małgorzata',
  lastName: 'Lindström-Żak',
  email: 'malgorzata@example.org',
  country: 'DE',
  terms: true,
  newsletter: false,
};
const { gender, firstName, lastName } = values;
export const person = { gender, firstName, lastName };
/** A form that does not ask for a name, or whose name fields were left empty. */
const nameless: RegistrationValues = { ...values, firstName: '', lastName: '' };

/** The code of the links that one begins with, and the code that is typed. */
export const CODES = ['VESTIBULE', 'ANTECHAMBER'] as const;
/** The campaign that a valid code belongs to: by it an answer says which code it judges. */
export const campaignOf = (code: string): string => `campaign of ${code}`;

const sent = (given: RegistrationValues, key: string): PathEvent => ({
  type: 'form.submitted',
  values: given,
  locale: 'de',
  key,
});
export const presses: Readonly<Record<string, readonly PathEvent[]>> = {
  'wrapper.found': [{ type: 'wrapper.found', isWebView: true, inAppBrowser: null }],
  'country.found': [{ type: 'country.found', country: 'AT' }],
  'offer.made': [
    ...VOUCHERS.map((voucher): PathEvent => ({ type: 'offer.made', voucher })),
    { type: 'offer.made', flow: 'leanStep2' },
    { type: 'offer.made', flow: 'default' },
  ],
  'code.submitted': [
    { type: 'code.submitted', code: 'antecham-ber' },
    { type: 'code.submitted', code: ' ' },
  ],
  'form.submitted': [
    sent(values, 'first'),
    sent({ ...values, terms: false }, 'second'),
    sent(nameless, 'nameless'),
    sent({ ...nameless, terms: false }, 'nothing'),
  ],
  'step.submitted': [
    { type: 'step.submitted', completion: { person }, key: 'step' },
    { type: 'step.submitted', completion: { person: { ...person, firstName: '' } }, key: 'step' },
    { type: 'step.submitted', completion: { shoppingPreferences: ['shoes'] }, key: 'step' },
  ],
  'email.submitted': [
    { type: 'email.submitted', email: values.email, locale: 'de', key: 'address' },
    { type: 'email.submitted', email: 'no address', locale: 'de', key: 'address' },
  ],
  'mail.requested': [
    { type: 'mail.requested', locale: 'de', at: Number.MAX_SAFE_INTEGER, key: 'mail' },
    { type: 'mail.requested', locale: 'de', at: 0, key: 'mail' },
  ],
  'activation.pressed': [{ type: 'activation.pressed', key: 'press' }],
  'join.pressed': [{ type: 'join.pressed', key: 'press' }],
  'unsubscribe.pressed': [{ type: 'unsubscribe.pressed', key: 'press' }],
};
