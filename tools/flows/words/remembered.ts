/** Which data of a visit survives a reload, and until when. */
import type { Remembered } from '../../../machines/visit.types.ts';

export const REMEMBERED_WORDS: Readonly<Record<keyof Remembered, { what: string; until: string }>> = {
  registration: { what: 'the registration, its address and how far it is', until: 'it is active, or left behind' },
  account: {
    what: 'that the address has an account, or waits for its activation',
    until: 'a registration is accepted',
  },
  activation: {
    what: 'how an activation failed, or that the account was activated, and where it goes on to',
    until: 'one works, or a registration is accepted',
  },
  anewOffered: { what: 'that a new registration was offered', until: 'a registration is accepted' },
  membership: { what: 'that membership was applied for, and the teaser closed', until: 'the tab is closed' },
  requests: {
    what: 'of each form and button what was sent, under the key of its press, and when the mail may be asked for again',
    until: 'it is answered, or the flow is complete',
  },
  forwardAt: { what: 'when the visitor is taken to the login', until: 'they stay, or go' },
  grantedVoucher: { what: 'the welcome voucher that was granted', until: 'another registration is answered' },
  accent: { what: 'the accent of the landing page', until: 'another landing page is opened' },
};
