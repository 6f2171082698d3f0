/** The inputs of a visit. */
import type { Activated, ActivationError } from '../../machines/context/activation.types.ts';
import { encodeBase64url } from '../../machines/domain/base64url.ts';
import type { LandingOptions } from '../../machines/landing-pages/landing-options.ts';
import type { VisitInput } from '../../machines/context/visit.types.ts';
import { nothingKnown } from '../../src/engine/visit/pages.ts';
import { values } from './visitor.ts';

const link = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' } as const;
const { remembered } = nothingKnown;
const registration = { id: '1', email: values.email, status: 'PENDING_ACTIVATION' } as const;
const payload = { email: values.email, registrationCode: 'VESTIBULE' };
/** A token as the page reads it; only the back end checks its signature. */
export const token = `e30.${encodeBase64url(JSON.stringify(payload))}.signature`;
/** An admin token, by its own claim (D28, D31). */
export const adminToken = `e30.${encodeBase64url(JSON.stringify({ email: values.email, purpose: 'admin' }))}.signature`;
/** Expired when the page was opened, at time 0 (D48). */
export const spentToken = `e30.${encodeBase64url(JSON.stringify({ email: values.email, purpose: 'lobby', exp: 0 }))}.signature`;
const begin = (options: Partial<LandingOptions>, more: Partial<VisitInput> = {}): VisitInput => ({
  ...nothingKnown,
  ...more,
  options: { ...nothingKnown.options, ...options },
});

const after = (activationError: ActivationError): VisitInput => ({
  ...nothingKnown,
  activationId: 'id',
  remembered: { ...remembered, activation: { error: activationError } },
});
const activated = (how: Activated['how'], more: Partial<VisitInput> = {}): VisitInput => ({
  ...nothingKnown,
  ...more,
  remembered: { ...remembered, activation: { success: { how, url: '/shop' } } },
});

export const beginnings = {
  'with nothing': nothingKnown,
  'with nothing, loaded anew': { ...nothingKnown, reloaded: true, signedIn: true },
  'by link': { ...nothingKnown, invitation: link, signedIn: true },
  'by link, from a site of the list': { ...nothingKnown, invitation: { ...link, referrer: 'forum.example' } },
  'with a remembered code': { ...nothingKnown, invitation: { ...link, source: 'memory' }, signedIn: true },
  'into the lean flow': begin({ flow: 'leanStep2' }, { invitation: link }),
  'into the lean flow, begun before': begin(
    { flow: 'leanStep2' },
    {
      // A link would begin a new registration.
      invitation: { ...link, source: 'memory' },
      remembered: { ...remembered, registration: { ...registration, status: 'STARTED' } },
    },
  ),
  'from a social sign-up': begin({ flow: 'socialRegistration' }, { token }),
  'from a social sign-up, begun before': begin(
    { flow: 'socialRegistration' },
    { token, remembered: { ...remembered, registration: { ...registration, status: 'STARTED' } } },
  ),
  'from the waiting list': begin({ flow: 'waitingListApproved' }, { token }),
  'with a token that can’t be read': begin({ flow: 'socialRegistration' }, { token: 'no token' }),
  'by a mail with a token': { ...nothingKnown, token },
  'by a lobby link that has run out': { ...nothingKnown, token: spentToken },
  'by an admin’s link': { ...nothingKnown, token: adminToken },
  'from a product page': begin({ previousPdpPage: '/product/7' }),
  'by activation mail': { ...nothingKnown, activationId: 'id' },
  'applied before': { ...nothingKnown, remembered: { ...remembered, membership: { applied: true } } },
  // Remembers a social sign-up; otherwise its form would be shown again.
  'activated just now': activated('justNow', { options: begin({ flow: 'socialRegistration' }).options, token }),
  'activated by its link before': activated('before'),
  'activated elsewhere': activated('elsewhere'),
  'registered before': {
    ...nothingKnown,
    invitation: link,
    signedIn: true,
    remembered: { ...remembered, registration },
  },
  'with an active account': {
    ...nothingKnown,
    invitation: link,
    remembered: { ...remembered, account: { state: 'active', email: values.email } },
  },
  'with a pending account': {
    ...nothingKnown,
    invitation: link,
    remembered: { ...remembered, account: { state: 'pending', email: values.email } },
  },
  'after failed': after('failed'),
  'after invalidLink': after('invalidLink'),
  'after expiredLink': after('expiredLink'),
  'after replacedLink': after('replacedLink'),
  'after unanswered': after('unanswered'),
  'after incompleteLink': { ...nothingKnown, remembered: { ...remembered, activation: { error: 'incompleteLink' } } },
} as const satisfies Record<string, VisitInput>;
export type Beginning = keyof typeof beginnings;
