/** Controls shared by all pending and failed requests. */
import type { Offer } from './offer.types.ts';
import type { RequestName } from '../context/requests.types.ts';

/** A pending request can be cancelled after a while (D24). */
export const cancel = {
  event: 'wait.cancelled',
  role: 'button',
  message: 'action.cancel',
  when: ['slow'],
} as const satisfies Offer;
/** The notice of a failed request sends it again; after an outage, it prompts the visitor (D21, D24). */
export const tryAgain = <const Of extends RequestName>(of: Of) =>
  ({
    role: 'button',
    message: 'action.tryAgain',
    instead: { [`sendNow.${of}`]: 'action.sendNow' } as { readonly [Key in `sendNow.${Of}`]: 'action.sendNow' },
    when: [`failed.${of}`],
  }) as const;
