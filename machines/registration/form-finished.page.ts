import { differentAddress, resendOffers } from '../mail/resend.offers.ts';
import type { Offer } from '../page/offer.types.ts';
import type { PageDefinition } from '../page/page.types.ts';
import { notYou } from '../known-account/held-place.offers.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

const form = 'address';
const sent = { unless: ['changingAddress'] } as const;
const changing = { when: ['changingAddress'] } as const;

/** Opens the webmail of an address, if its domain is known (D26). */
export const openMailbox = {
  local: true,
  role: 'link',
  message: 'formFinished.openMailbox',
  ...sent,
} as const satisfies Offer;

export const formFinishedPage = {
  id: 'formFinished',
  path: '/registration/formfinished',
  screen: 'FormFinished',
  layout: 'default',
  accent: null,
  curtain: 'hand',
  messages: ['formFinished', 'heldPlace', 'voucher', 'voucherLabel', 'resend', 'fields', 'wrong'],
  dialog: 'inPopup',
  offers: {
    sendAgain: { ...sent, ...resendOffers.sendAgain },
    sendNow: { ...sent, ...resendOffers.sendNow },
    changeAddress: { ...sent, ...differentAddress },
    notYou,
    email: { ...changing, field: 'email', role: 'textbox', message: 'fields.email', form },
    sendThere: {
      ...changing,
      event: 'email.submitted',
      role: 'button',
      message: 'formFinished.sendThere',
      form,
      during: 'busy',
    },
    sendThereAgain: { ...tryAgain('newAddress'), event: 'email.submitted', form },
    keepAddress: {
      ...changing,
      event: 'email.kept',
      role: 'button',
      message: 'formFinished.keep',
      unusable: ['busy'],
    },
    cancel,
    close: { event: 'finished.closed', role: 'button', message: 'action.close', when: ['inPopup'], unusable: ['busy'] },
  },
  groups: [{ when: ['mailboxKnown'], offers: { openMailbox } }],
} as const satisfies PageDefinition;
