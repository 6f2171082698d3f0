/** What the outside may answer: for each actor that the chart asks, every kind of response and of failure. */
import type { Acknowledgement } from '../../machines/mail/mail.types.ts';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { CodeDetails, InvitationOutput, Refusal, Verdict } from '../../machines/invitation/invitation.types.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { REASONS } from './problem-reasons.ts';
import { campaignOf, CODES } from './visitor.ts';

/** A reason and an error type that the contract does not know. */
export const UNKNOWN = 'NeverSeenBefore';
export const EVERY_REASON: readonly string[] = [...REASONS, UNKNOWN];

const countryOptions = ['DE', 'AT'].map((isoCode) => ({ isoCode, dataPolicyPk: 'policy', termsPk: 'terms' }));
const details = (errors: readonly string[], errorDetails: readonly string[] = []): CodeDetails => ({
  errors,
  errorDetails,
  inviter: 'Clara',
  countryOptions,
  campaign: null,
});
/** A response of the back end for each verdict (D8). */
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
/** A valid code says by its campaign which code was judged: so a verdict can't pass from one code to another unseen. */
const verdicts: readonly InvitationOutput[] = [
  ...CODES.map((code): InvitationOutput => ({
    verdict: 'valid',
    inviter: 'Clara',
    countryOptions,
    campaign: campaignOf(code),
    forbiddenReferrer: null,
    unknownTypes: [],
  })),
  refused('invalid'),
  refused('expired'),
  refused('noInvitationsLeft'),
  // By the back end, and by the rule of our own (D11).
  refused('forbiddenReferrer'),
  refused('forbiddenReferrer', 'forum.example'),
  { verdict: 'unavailable', failure: { kind: 'network' } },
];

const credentials = { hmacToken: 'token', passphrase: 'phrase' };
const accepted = (status: string): RegistrationAnswer => ({
  registration: { id: '1', status },
  reasons: [],
  details: [],
  url: '/shop',
  at: 0,
  credentials,
});
const refusal = (reason: string, ...more: readonly string[]): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details: more,
  url: null,
  at: 0,
});
const refusals = EVERY_REASON.map((reason) => refusal(reason));
const acknowledgements: readonly Acknowledgement[] = [
  { accepted: true, retryAfter: null },
  { accepted: false, retryAfter: 60 },
  { accepted: false, retryAfter: null },
];

/** By the id of an actor, what it may resolve with. */
const OUTPUTS: Readonly<Record<string, readonly unknown[]>> = {
  register: [accepted('STARTED'), accepted('PENDING_ACTIVATION'), ...refusals],
  finalizeLean: [accepted('PENDING_ACTIVATION'), ...refusals],
  finalizeSocial: [accepted('ACTIVE'), ...refusals],
  activate: [
    accepted('ACTIVE'),
    accepted('PENDING_ACTIVATION'),
    refusal('ActivationAccountUrlInvalid', 'ALREADY_ACTIVE'),
    refusal('ActivationAccountUrlInvalid', 'EXPIRED'),
    ...refusals,
  ],
  changeEmail: [accepted('PENDING_ACTIVATION'), ...refusals],
  watchActivation: [undefined],
  resend: acknowledgements.map((acknowledgement) => ({ ...acknowledgement, at: 0 })),
  requestPlace: acknowledgements,
  joinWaitingList: [{ outcome: 'JOINED' }, { outcome: 'ALREADY_LISTED' }, { outcome: 'TOKEN_INVALID' }],
  applyForMembership: acknowledgements,
  unsubscribe: [{ outcome: 'UNSUBSCRIBED' }, { outcome: 'TOKEN_INVALID' }],
  logout: [undefined],
  askViewer: [{ admin: true }, { admin: false }],
  pingBackend: [undefined],
  typedInvitation: verdicts,
  linkInvitation: verdicts,
  formInvitation: verdicts,
};
/** No answer; an answer that consumes the key of what was sent; and a part of the page that a deployment replaced. */
const FAILURES = [
  new ServiceFailure('network', 'refused'),
  new ServiceFailure('technical', 'used before', { keyConsumed: true }),
  new ServiceFailure('missing', 'gone'),
];

/** Everything by which an actor may end, by event type. Reading the outputs of an actor that has none is an error. */
export const responses: Readonly<Record<string, readonly PathEvent[]>> = Object.fromEntries(
  Object.entries(OUTPUTS).flatMap(([actorId, outputs]): [string, readonly PathEvent[]][] => [
    [
      `xstate.done.actor.${actorId}`,
      outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
    ],
    [
      `xstate.error.actor.${actorId}`,
      FAILURES.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ],
  ]),
);
