/** The longer parts of the graphs by hand: every reason, every verdict, every address, every offer. */
import { VOUCHERS } from '../../../machines/landing/landing-options.ts';
import { SLUGS } from '../../../machines/landing/definitions.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { ADDRESSES, EVERY_REASON } from '../alphabet.ts';
import { done, landing, pressed, refusal, start, to, type Spot, type Way } from './graphs.ts';

export const refusals = (page: string): readonly Way[] =>
  EVERY_REASON.map((reason): Way => ['sending', done('register', refusal(reason)), page, { told: 'fields' }]);
export const VERDICTS = ['invalid', 'expired', 'noInvitationsLeft', 'forbiddenReferrer', 'unavailable'];
export const verdicts = (told: string | null): readonly Way[] =>
  VERDICTS.map((verdict): Way => ['checking', done('linkInvitation', { verdict }), 'landing', { told }]);
export const arrivals = (wrong: string | null): readonly Way[] =>
  ADDRESSES.map(({ page, params }): Way => {
    const refused: PathEvent = { type: 'visit.refused', page };
    const [event, leadsTo] = {
      registrationForm: [refused, 'codeEntry'],
      socialSecondStep: [refused, 'deny'],
      lobby: [refused, 'deny'],
      linkGenerator: [refused, 'unknownAddress'],
      splitGenerator: [refused, 'unknownAddress'],
      membershipConfirmation: [refused, 'membershipInterest'],
      formFinished: [refused, 'landing'],
      emailActive: [refused, 'landing'],
      emailPending: [refused, 'landing'],
      activateAccount: [refused, 'landing'],
      activationError: [refused, 'landing'],
    }[page as string] ?? [params ? { ...start, params } : to(page), page];
    const lost = params !== undefined && !SLUGS.includes(params.slug);
    if (lost) return ['boot', { type: 'visit.refused', page: 'landing' }, 'unknownAddress'];
    return ['boot', event as PathEvent, page === wrong ? page : (leadsTo as string)];
  });
export const everyPage = Object.fromEntries(
  [...ADDRESSES.map(({ page }) => page), 'membershipInterest', 'unknownAddress'].map((page) => [
    page,
    {
      page,
      // Shown only where it was earned: the boot of this graph has earned nothing.
      facts: {
        invitation: 'link',
        token: true,
        applied: true,
        registration: page === 'socialSecondStep' ? 'STARTED' : 'PENDING_ACTIVATION',
        flow: page === 'socialSecondStep' ? 'socialRegistration' : 'default',
        account: page === 'emailPending' ? 'pending' : 'active',
        activationId: true,
        activationError: true,
        admin: true,
      },
    } as Spot,
  ]),
);
export const offers: readonly Way[] = [
  ...VOUCHERS.map((voucher) => ({ voucher })),
  { flow: 'leanStep2' },
  { flow: 'default' },
].map((offer): Way => ['landing', { type: 'offer.made', ...offer } as PathEvent, 'landing']);
export const decided = { flowDecided: true } as const;
export const variants: readonly Way[] = [
  ...offers,
  ['landing', { type: 'xstate.route', to: '#landing', params: { slug: 'women' } }, 'landing'],
  ['landing', to('registrationForm'), 'lean'],
  ['landing', to('registrationForm'), 'plain'],
  ['plain', pressed('network.lost'), 'plain'],
];
export const forms = {
  landing,
  lean: { page: 'registrationForm', facts: { ...decided, flow: 'leanStep2' } },
  plain: { page: 'registrationForm', facts: decided },
} satisfies Record<string, Spot>;
