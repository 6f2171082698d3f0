/** The other ways to sign up. */
import type { Offers } from '../offer.types.ts';

/** They are coming, and say so (D30). */
export const signUpOptions = {
  byPhone: { local: true, role: 'button', message: 'signUp.phone', unless: ['simple'] },
  byGoogle: { local: true, role: 'button', message: 'signUp.google' },
  byFacebook: { local: true, role: 'button', message: 'signUp.facebook' },
  byApple: { local: true, role: 'button', message: 'signUp.apple' },
} as const satisfies Offers;
