/** The back end's answers in the model: one of each kind, as the result of an actor. */
import type {
  CodeDetails,
  HeldPlace,
  InvitationOutput,
  Refusal,
  Verdict,
} from '../../machines/invitation/invitation.types.ts';
import type { Acknowledgement } from '../../machines/context/mail.types.ts';
import type { RegistrationAnswer } from '../../machines/context/registration.types.ts';
import { REASONS } from './problem-reasons.ts';
import { campaignOf, CODES, values } from './visitor.ts';

/** A reason and error type that the contract does not define. */
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
/** A valid code's campaign names the checked code, so a verdict can't pass from one code to another unnoticed. */
const validFor = (code: string, place: { held?: HeldPlace } = {}): InvitationOutput => ({
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions,
  campaign: campaignOf(code),
  forbiddenReferrer: null,
  unknownTypes: [],
  ...place,
});
/** The visitor holds a place of the code, pending or active (D50). */
export const heldPlaces = (code: string): readonly InvitationOutput[] =>
  (['PENDING_ACTIVATION', 'ACTIVE'] as const).map((status) =>
    validFor(code, { held: { id: '1', status, email: status === 'ACTIVE' ? null : values.email } }),
  );
export const verdicts: readonly InvitationOutput[] = [
  ...CODES.map((code) => validFor(code)),
  ...heldPlaces(CODES[0]),
  refused('invalid'),
  refused('expired'),
  refused('noInvitationsLeft'),
  // By the back end, and by our own rule (D11).
  refused('forbiddenReferrer'),
  refused('forbiddenReferrer', 'forum.example'),
  { verdict: 'unavailable', failure: { kind: 'network' } },
];

const credentials = { hmacToken: 'token', passphrase: 'phrase' };
export const accepted = (status: string): RegistrationAnswer => ({
  registration: { id: '1', status, voucher: '15-percent-mov' },
  reasons: [],
  details: [],
  url: '/shop',
  at: 0,
  credentials,
});
export const refusal = (reason: string, ...more: readonly string[]): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details: more,
  url: null,
  at: 0,
});
export const refusals = EVERY_REASON.map((reason) => refusal(reason));
/** For the bearer of a started registration; including that it has become active (D54). */
export const ofBegun = [...refusals, refusal('FinalizationRegistrationIdNotExists', 'ALREADY_ACTIVE')];
export const acknowledgements: readonly Acknowledgement[] = [
  { accepted: true, retryAfter: null },
  { accepted: false, retryAfter: 60 },
  { accepted: false, retryAfter: null },
];
