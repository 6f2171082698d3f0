/** The concrete events that a path may take: what visitors do, and what each actor may answer. */
import type { JourneyEvent, JourneyInput, PageId } from '../../machines/journey.types.ts';
import type { CodeDetails, InvitationOutput, Verdict } from '../../machines/invitation/invitation.types.ts';
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { ServiceFailure } from '../../machines/checks/failure.ts';
import { nothingKnown, pages } from '../../src/engine/pages.ts';

/** An event as the generator sees it; those of actors and delays carry XState's own types. */
export type PathEvent =
  | JourneyEvent
  | { type: `xstate.done.actor.${string}`; output: unknown; actorId: string }
  | { type: `xstate.error.actor.${string}`; error: unknown; actorId: string }
  | { type: `xstate.after.${string}` };

const values: RegistrationValues = {
  gender: 'woman',
  firstName: 'Małgorzata',
  lastName: 'Lindström-Żak',
  email: 'malgorzata@example.org',
  country: 'DE',
  terms: true,
  newsletter: false,
};

const countryOptions = [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }];
const details = (errors: string[], errorDetails: string[] = []): CodeDetails => ({
  errors,
  errorDetails,
  inviter: 'Clara',
  countryOptions,
  campaign: null,
});
/** An answer of the back end for each verdict. */
export const answers: Record<Verdict, CodeDetails> = {
  valid: details([]),
  invalid: details(['REGISTRATION_CODE_INVALID', 'NEVER_SEEN_BEFORE']),
  expired: details(['REGISTRATION_CODE_INVALID'], ['EXPIRED']),
  noInvitationsLeft: details(['REGISTRATION_CODE_NO_BALANCE_LEFT']),
  forbiddenReferrer: details(['REFERER_INVALID']),
};
const verdicts: readonly InvitationOutput[] = [
  ...(['valid', 'invalid', 'noInvitationsLeft'] as const).map((verdict) => ({
    verdict,
    inviter: 'Clara',
    countryOptions,
    campaign: null,
    unknownTypes: verdict === 'invalid' ? ['NEVER_SEEN_BEFORE'] : [],
  })),
  { verdict: 'unavailable', failure: { kind: 'network' } },
];

/** One reason for each outcome of D16, and one that the table does not know. */
const reasons = [
  'FirstNameInvalid',
  'AgreementsAcceptedInvalid',
  'EmailAlreadyUsedActive',
  'EmailAlreadyUsedPending',
  'RegistrationCodeInvalid',
  'LocaleInvalid',
  'ActivationAccountUrlInvalid',
  'Infrastructure',
  'NeverSeenBefore',
];

const done = (actorId: string, outputs: readonly unknown[]): PathEvent[] =>
  outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId }));
const failed = (actorId: string): PathEvent[] => [
  { type: `xstate.error.actor.${actorId}`, error: new ServiceFailure('network', 'refused'), actorId },
];

const invitations = ['typedInvitation', 'linkInvitation', 'formInvitation'];

const concrete: Record<string, readonly PathEvent[]> = {
  'visit.refused': (['registrationForm', 'landing', 'formFinished'] as const).map((page) => ({
    type: 'visit.refused',
    page,
  })),
  'code.submitted': [
    { type: 'code.submitted', code: 'vesti-bule' },
    { type: 'code.submitted', code: ' ' },
  ],
  'form.submitted': [
    { type: 'form.submitted', values, locale: 'de', key: 'first' },
    { type: 'form.submitted', values: { ...values, terms: false }, locale: 'de', key: 'second' },
  ],
  'mail.requested': [
    { type: 'mail.requested', locale: 'de', at: Number.MAX_SAFE_INTEGER },
    { type: 'mail.requested', locale: 'de', at: 0 },
  ],
  'activation.pressed': [{ type: 'activation.pressed', key: 'press' }],
  'xstate.done.actor.register': done('register', [
    { registration: { id: '1', email: values.email }, reasons: [] },
    ...reasons.map((reason) => ({ registration: null, reasons: [reason] })),
  ]),
  'xstate.done.actor.activate': done(
    'activate',
    ['successful', 'alreadyActive', 'failed', 'invalidLink', 'expiredLink'].map((outcome) => ({
      outcome,
      url: '/shop',
    })),
  ),
  'xstate.done.actor.resend': done('resend', [
    { accepted: true, retryAfter: null },
    { accepted: false, retryAfter: 60 },
  ]),
  ...Object.fromEntries(invitations.map((id) => [`xstate.done.actor.${id}`, done(id, verdicts)])),
  ...Object.fromEntries(
    [...invitations, 'register', 'activate', 'resend'].map((id) => [`xstate.error.actor.${id}`, failed(id)]),
  ),
};

/** Every page that an address may ask for, and a landing page that is not defined. */
export const routes: readonly PathEvent[] = [
  ...pages.flatMap(({ id, routable }) => (routable ? [{ type: 'xstate.route', to: `#${id}` } as const] : [])),
  { type: 'xstate.route', to: '#landing', params: { slug: 'nowhere' } },
];

/** What may follow an event type; types without data stand for themselves. */
export const eventsOf = (type: string): readonly PathEvent[] =>
  type === 'xstate.route' ? routes : (concrete[type] ?? [{ type } as PathEvent]);

const link = { code: 'VESTIBULE', timestamp: null, source: 'link' } as const;
const remembered = { registration: null, account: null, activationError: null };
const registration = { id: '1', email: values.email };

/** With what a visit may begin. */
export const beginnings: Record<string, JourneyInput> = {
  'with nothing': nothingKnown,
  'by link': { ...nothingKnown, invitation: link },
  'with a remembered code': { ...nothingKnown, invitation: { ...link, source: 'memory' } },
  'by activation mail': { ...nothingKnown, activationId: 'id' },
  'registered before': { ...nothingKnown, invitation: link, remembered: { ...remembered, registration } },
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
  ...Object.fromEntries(
    (['failed', 'invalidLink', 'expiredLink'] as const).map((activationError) => [
      `after ${activationError}`,
      { ...nothingKnown, activationId: 'id', remembered: { ...remembered, activationError } },
    ]),
  ),
};
export type { PageId };
