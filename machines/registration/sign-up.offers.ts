/** Sign-up options. */
import type { Offers } from '../page/offer.types.ts';

/** The first leads to the form above; the others are labelled as coming soon (D30). */
export const signUpOptions = {
  byEmail: { local: true, role: 'button', message: 'signUp.email' },
  byPhone: { local: true, role: 'button', message: 'signUp.phone', unless: ['simple'] },
  byGoogle: { local: true, role: 'button', message: 'signUp.google' },
  byFacebook: { local: true, role: 'button', message: 'signUp.facebook' },
  byApple: { local: true, role: 'button', message: 'signUp.apple' },
} as const satisfies Offers;
