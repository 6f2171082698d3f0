import { differentAddress, resendOffers } from '../mail/resend.offers.ts';
import type { PageDefinition } from '../page.types.ts';
import { cancel, tryAgain } from '../waiting.offers.ts';

const form = 'address';
const sent = { unless: ['changingAddress'] } as const;
const changing = { when: ['changingAddress'] } as const;

export const formFinishedPage = {
  id: 'formFinished',
  path: '/registration/formfinished',
  screen: 'FormFinished',
  layout: 'default',
  accent: 'oxblood',
  messages: ['formFinished', 'voucher', 'resend', 'fields', 'wrong'],
  dialog: 'inPopup',
  offers: {
    sendAgain: { ...sent, ...resendOffers.sendAgain },
    sendNow: { ...sent, ...resendOffers.sendNow },
    changeAddress: { ...sent, ...differentAddress },
    email: { ...changing, field: 'email', role: 'textbox', message: 'fields.email', form },
    sendThere: {
      ...changing,
      event: 'email.submitted',
      role: 'button',
      message: 'formFinished.sendThere',
      form,
      during: 'busy',
    },
    sendThereAgain: { ...tryAgain, event: 'email.submitted', form, when: ['problem', 'changingAddress'] },
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
} as const satisfies PageDefinition;
