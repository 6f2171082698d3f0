/**
 * The visitor of the model, and all their events, by type. Types without data are plain events, with a key if they are
 * presses.
 */
import { VOUCHERS } from '../../machines/landing-pages/landing-options.ts';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';
import type { VisitEvent } from '../../machines/context/visit.types.ts';
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
/** A form without name fields, or with empty ones. */
const nameless: RegistrationValues = { ...values, firstName: '', lastName: '' };

/** The code of the links, and the typed code. */
export const CODES = ['VESTIBULE', 'ANTECHAMBER'] as const;
/** The campaign of a valid code, which identifies the checked code. */
export const campaignOf = (code: string): string => `campaign of ${code}`;

const locale = 'de';
/** The event of a person, with the key of the press. */
type Send = (person: RegistrationValues, key: string) => VisitEvent;
export const register: Send = (given, key) => ({ type: 'form.submitted', values: given, locale, key });
export const submitPerson: Send = ({ gender, firstName, lastName }, key) => ({
  type: 'step.submitted',
  completion: { person: { gender, firstName, lastName } },
  key,
});
export const preferences: Send = (_, key) => ({
  type: 'step.submitted',
  completion: { shoppingPreferences: ['shoes'] },
  key,
});
/** For a form with one field: differs from the address of the registration, so that a mix-up is noticed. */
export const submitEmail: Send = ({ email }, key) => ({
  type: 'email.submitted',
  email: `other-${email}`,
  locale,
  key,
});
export const requestMail: Send = (_, key) => ({ type: 'mail.requested', locale, at: 0, key });
export const submitCode: Send = () => ({ type: 'code.submitted', code: CODES[0] });

export const presses: Readonly<Record<string, readonly PathEvent[]>> = {
  'wrapper.found': [
    { type: 'wrapper.found', isWebView: true, slimFoot: false, inAppBrowser: null },
    { type: 'wrapper.found', isWebView: false, slimFoot: true, inAppBrowser: null },
  ],
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
    register(values, 'first'),
    register({ ...values, terms: false }, 'second'),
    register(nameless, 'nameless'),
    register({ ...nameless, terms: false }, 'nothing'),
  ],
  'step.submitted': [
    submitPerson(values, 'step'),
    submitPerson({ ...values, firstName: '' }, 'step'),
    preferences(values, 'step'),
  ],
  'email.submitted': [submitEmail(values, 'address'), submitEmail({ ...values, email: 'no address' }, 'address')],
  'mail.requested': [
    { type: 'mail.requested', locale, at: Number.MAX_SAFE_INTEGER, key: 'mail' },
    requestMail(values, 'mail'),
  ],
};
