/** The concrete events that a visit may take: what visitors do, and what each actor may answer. */
import type { CodeDetails, InvitationOutput, Refusal, Verdict } from '../../machines/invitation/invitation.types.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { pages } from '../../src/engine/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { person, values } from './visitor.ts';

export type { PathEvent };
export { beginnings, token } from './beginnings.ts';

const countryOptions = ['DE', 'AT'].map((isoCode) => ({ isoCode, dataPolicyPk: 'policy', termsPk: 'terms' }));
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
const refused = (verdict: Refusal, forbiddenReferrer: string | null = null): InvitationOutput => ({
  verdict,
  inviter: null,
  countryOptions: [],
  campaign: null,
  forbiddenReferrer,
  unknownTypes: verdict === 'invalid' ? ['NEVER_SEEN_BEFORE'] : [],
});
const verdicts: readonly InvitationOutput[] = [
  { verdict: 'valid', inviter: 'Clara', countryOptions, campaign: null, forbiddenReferrer: null, unknownTypes: [] },
  refused('invalid'),
  refused('expired'),
  refused('noInvitationsLeft'),
  // By the back end, and by the rule of our own (D11).
  refused('forbiddenReferrer'),
  refused('forbiddenReferrer', 'forum.example'),
  { verdict: 'unavailable', failure: { kind: 'network' } },
];

/** One reason for each outcome of D16, and one that the table does not know. */
const reasons = [
  'FirstNameInvalid',
  'CountryInvalid',
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
  ...(actorId === 'register'
    ? [{ type: `xstate.error.actor.${actorId}`, error: new ServiceFailure('missing', 'gone'), actorId } as const]
    : []),
];

/** What the mutations on a registration may answer. */
const answer = (status: string): RegistrationAnswer => ({
  registration: { id: '1', status },
  reasons: [],
  details: [],
  url: '/shop',
  at: 0,
});
const refusal = (reason: string, ...details: string[]): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details,
  url: null,
  at: 0,
});
const refusals = reasons.map((reason) => refusal(reason));

const calls = [
  'register',
  'finalizeLean',
  'finalizeSocial',
  'activate',
  'changeEmail',
  'watchActivation',
  'resend',
  'requestPlace',
  'joinWaitingList',
  'applyForMembership',
  'unsubscribe',
  'logout',
  'askViewer',
  'pingBackend',
];
const invitations = ['typedInvitation', 'linkInvitation', 'formInvitation'];

const concrete: Record<string, readonly PathEvent[]> = {
  'visit.refused': (
    [
      'registrationForm',
      'landing',
      'formFinished',
      'lobby',
      'socialSecondStep',
      'membershipConfirmation',
      'linkGenerator',
      'splitGenerator',
    ] as const
  ).map((page) => ({ type: 'visit.refused', page })),
  'wrapper.found': [{ type: 'wrapper.found', isWebView: true, inAppBrowser: null }],
  'country.found': [{ type: 'country.found', country: 'AT' }],
  'offer.made': [{ type: 'offer.made', voucher: '15-percent-mov' }],
  'code.submitted': [
    { type: 'code.submitted', code: 'vesti-bule' },
    { type: 'code.submitted', code: ' ' },
  ],
  'form.submitted': [
    { type: 'form.submitted', values, locale: 'de', key: 'first' },
    { type: 'form.submitted', values: { ...values, terms: false }, locale: 'de', key: 'second' },
  ],
  'step.submitted': [
    { type: 'step.submitted', completion: { person }, key: 'step' },
    { type: 'step.submitted', completion: { person: { ...person, firstName: '' } }, key: 'step' },
    { type: 'step.submitted', completion: { shoppingPreferences: ['shoes'] }, key: 'step' },
  ],
  'email.submitted': [
    { type: 'email.submitted', email: values.email, locale: 'de', key: 'address' },
    { type: 'email.submitted', email: 'no address', locale: 'de', key: 'address' },
  ],
  'mail.requested': [
    { type: 'mail.requested', locale: 'de', at: Number.MAX_SAFE_INTEGER, key: 'mail' },
    { type: 'mail.requested', locale: 'de', at: 0, key: 'mail' },
  ],
  'activation.pressed': [{ type: 'activation.pressed', key: 'press' }],
  'join.pressed': [{ type: 'join.pressed', key: 'press' }],
  'unsubscribe.pressed': [{ type: 'unsubscribe.pressed', key: 'press' }],
  'xstate.done.actor.register': done('register', [answer('STARTED'), answer('PENDING_ACTIVATION'), ...refusals]),
  'xstate.done.actor.finalizeLean': done('finalizeLean', [answer('PENDING_ACTIVATION'), ...refusals]),
  'xstate.done.actor.finalizeSocial': done('finalizeSocial', [answer('ACTIVE'), ...refusals]),
  'xstate.done.actor.activate': done('activate', [
    answer('ACTIVE'),
    answer('PENDING_ACTIVATION'),
    refusal('ActivationAccountUrlInvalid', 'ALREADY_ACTIVE'),
    refusal('ActivationAccountUrlInvalid', 'EXPIRED'),
    ...refusals,
  ]),
  'xstate.done.actor.changeEmail': done('changeEmail', [answer('PENDING_ACTIVATION'), ...refusals]),
  'xstate.done.actor.watchActivation': done('watchActivation', [undefined]),
  'xstate.done.actor.logout': done('logout', [undefined]),
  'xstate.done.actor.askViewer': done('askViewer', [{ admin: true }, { admin: false }]),
  'xstate.done.actor.pingBackend': done('pingBackend', [undefined]),
  'xstate.done.actor.joinWaitingList': done('joinWaitingList', [
    { outcome: 'JOINED' },
    { outcome: 'ALREADY_LISTED' },
    { outcome: 'TOKEN_INVALID' },
  ]),
  'xstate.done.actor.unsubscribe': done('unsubscribe', [{ outcome: 'UNSUBSCRIBED' }, { outcome: 'TOKEN_INVALID' }]),
  ...Object.fromEntries(
    (['resend', 'requestPlace', 'applyForMembership'] as const).map((id) => [
      `xstate.done.actor.${id}`,
      done(id, [
        { accepted: true, retryAfter: null, at: 0 },
        { accepted: false, retryAfter: 60, at: 0 },
        { accepted: false, retryAfter: null, at: 0 },
      ]),
    ]),
  ),
  ...Object.fromEntries(invitations.map((id) => [`xstate.done.actor.${id}`, done(id, verdicts)])),
  ...Object.fromEntries([...invitations, ...calls].map((id) => [`xstate.error.actor.${id}`, failed(id)])),
};

/** Every page that an address may ask for, and a landing page that is not defined. */
export const routes: readonly PathEvent[] = [
  ...pages.flatMap(({ id, routable }) => (routable ? [{ type: 'xstate.route', to: `#${id}` } as const] : [])),
  { type: 'xstate.route', to: '#landing', params: { slug: 'lean' } },
  { type: 'xstate.route', to: '#landing', params: { slug: 'nowhere' } },
];

const plain = new Map<string, readonly PathEvent[]>();
/** What may follow an event type; types without data stand for themselves. The same objects every time. */
export function eventsOf(type: string): readonly PathEvent[] {
  if (type === 'xstate.route') return routes;
  const events = concrete[type] ?? plain.get(type) ?? [{ type } as PathEvent];
  plain.set(type, events);
  return events;
}
