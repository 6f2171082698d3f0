/** The controls that every wait and every failure have in common. */
import type { Offer } from './offer.types.ts';
import type { RequestName } from './requests/requests.types.ts';

/** After a while a wait can be cancelled (D24). */
export const cancel = {
  event: 'wait.cancelled',
  role: 'button',
  message: 'action.cancel',
  when: ['slow'],
} as const satisfies Offer;
/** The notice of what went wrong sends the same again; after a time without a network the visitor is asked (D21, D24). */
export const tryAgain = <const Of extends RequestName>(of: Of) =>
  ({
    role: 'button',
    message: 'action.tryAgain',
    instead: { [`sendNow.${of}`]: 'action.sendNow' } as { readonly [Key in `sendNow.${Of}`]: 'action.sendNow' },
    when: [`failed.${of}`],
  }) as const;
