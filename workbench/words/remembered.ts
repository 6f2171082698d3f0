/** What of a visit survives a reload, and until when. */
import type { Remembered } from '../../machines/visit.types.ts';

export const REMEMBERED_WORDS: Readonly<Record<keyof Remembered, { what: string; until: string }>> = {
  registration: { what: 'the registration, its address and how far it is', until: 'it is active, or left behind' },
  account: {
    what: 'that the address has an account, or waits for its activation',
    until: 'a registration is accepted',
  },
  activationError: { what: 'how an activation failed', until: 'one works' },
  activated: { what: 'that the account was activated, and where it goes on to', until: 'a registration is accepted' },
  anewOffered: { what: 'that registering anew was offered', until: 'a registration is accepted' },
  applied: { what: 'that membership was applied for', until: 'the tab is closed' },
  teaserClosed: { what: 'that the teaser was closed', until: 'the tab is closed' },
  attempt: { what: 'the form that was sent, under the key of its press', until: 'its flow is complete' },
  completionAttempt: { what: 'the second step that was sent, under its key', until: 'it is answered' },
  emailRequest: { what: 'the address that was sent, under its key', until: 'it is answered' },
  press: { what: 'the press that was not answered, under its key', until: 'it is answered' },
  resend: { what: 'when the mail may be asked for again', until: 'another registration or address' },
  forwardAt: { what: 'when the visitor is taken to the login', until: 'they stay, or go' },
  grantedVoucher: { what: 'the welcome voucher that was granted', until: 'another registration is answered' },
  accent: { what: 'the accent of the landing page', until: 'another landing page is opened' },
};
