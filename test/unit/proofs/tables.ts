/** The longer parts of the graphs by hand: every reason, every verdict, every address, every offer. */
import { VOUCHERS } from '../../../machines/landing/landing-options.ts';
import { SLUGS } from '../../../machines/landing/definitions.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { ADDRESSES } from '../../model/alphabet.ts';
import { EVERY_REASON } from '../../model/answers.ts';
import { done, landing, pressed, refusal, start, to, type State, type Step } from './graphs.ts';

export const refusals = (page: string): readonly Step[] =>
  EVERY_REASON.map((reason): Step => ['sending', done('register', refusal(reason)), page, { problem: 'fields' }]);
export const VERDICTS = ['invalid', 'expired', 'noInvitationsLeft', 'forbiddenReferrer', 'unavailable'];
export const verdicts = (problem: string | null): readonly Step[] =>
  VERDICTS.map((verdict): Step => ['checking', done('linkInvitation', { verdict }), 'landing', { problem }]);
export const arrivals = (wrong: string | null): readonly Step[] =>
  ADDRESSES.map(({ page, params }): Step => {
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
    },
  ]),
);
export const offers: readonly Step[] = [
  ...VOUCHERS.map((voucher) => ({ voucher })),
  { flow: 'leanStep2' },
  { flow: 'default' },
].map((offer): Step => ['landing', { type: 'offer.made', ...offer } as PathEvent, 'landing']);
export const decided = { flowDecided: true } as const;
export const variants: readonly Step[] = [
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
} satisfies Record<string, State>;
