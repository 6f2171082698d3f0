/** The code form of the landing page and the code page. */
import type { Offers } from '../page/offer.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

export const codeFormOffers = {
  code: { event: 'code.begun', field: 'code', role: 'textbox', message: 'fields.code', form: 'code' },
  submitCode: {
    event: 'code.submitted',
    role: 'button',
    message: 'action.register',
    form: 'code',
    during: 'checkingCode',
  },
  submitCodeAgain: { ...tryAgain('code'), event: 'code.submitted', form: 'code' },
  cancelCode: { ...cancel, unless: ['askingForPlace'] },
} as const satisfies Offers;
