/** Which situations of a visit count as one: where it is, and what of its knowledge decides about its future. */
import type { SnapshotFrom } from 'xstate';
import { DEFAULT_OPTIONS } from '../../machines/landing/landing-options.ts';
import type { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitContext, PageId } from '../../machines/visit.types.ts';

export type Snapshot = SnapshotFrom<typeof visitMachine>;

/** Pages on which nothing can be sent. */
const WITHOUT_PRESSES: readonly PageId[] = [
  'entrance',
  'aboutUs',
  'aboutBenefits',
  'aboutInvitation',
  'aboutClub',
  'stores',
  'linkGenerator',
  'splitGenerator',
  'deny',
  'membershipInterest',
  'membershipConfirmation',
  'giftVoucher',
  'notFound',
  'unknownAddress',
  'activated',
  'autoActivated',
  'error',
];

export const isUnanswered = ({ problem }: VisitContext) => problem?.kind === 'network' || problem?.kind === 'timeout';
/**
 * Of what is wrong, guards look at two kinds: what had no answer can be sent again, and what is wrong with fields is kept
 * while a code is looked up. A page clears it on entry, all but that of an activation's error.
 */
function problemOf(context: VisitContext, page: PageId | null) {
  const { problem, activationError } = context;
  const kept = page !== null && (!WITHOUT_PRESSES.includes(page) || activationError !== null);
  if (kept && isUnanswered(context)) return 'unanswered';
  return problem?.kind === 'fields' && (page === 'landing' || page === 'registrationForm') ? 'fields' : null;
}

/** Refusals differ in their words alone. `campaign` of an answer names the code that it judges: see `alphabet.ts`. */
function verdictOf({ judgement, invitation }: VisitContext) {
  if (judgement === null) return null;
  if (judgement.verdict === 'valid')
    return judgement.campaign === invitation?.code ? 'valid' : 'valid for another code';
  return judgement.forbiddenReferrer === null || invitation?.source !== 'link' ? 'refused' : 'struck';
}

/** Once the visitor went on to the form, or is in the lean flow, no offer moves them to another flow any more (D35). */
export const isFlowDecided = ({ wentOn, flow }: Pick<VisitContext, 'wentOn' | 'flow'>) =>
  wentOn || flow === 'leanStep2';

/** An attempt is repeated in English as long as nothing else of it changes; else all that counts is that there was one. */
function attemptOf(context: VisitContext) {
  const { attempt, invitation } = context;
  if (attempt?.key.endsWith('-en') && attempt.values.email !== '' && attempt.code === invitation?.code)
    return 'in English';
  return attempt !== null && !isFlowDecided(context) ? 'begun' : null;
}

/** That it is one for admins, it says itself (D28). */
const adminTokenHeld = ({ claims }: VisitContext) => claims?.purpose === 'admin';

/**
 * What guards and actions look at. Payload (names, addresses, codes, keys) is left out; so is what `variants.ts` tries
 * both ways, but for the pages that it opens.
 */
export function factsOf(context: VisitContext, page: PageId | null, isBoot = page === null) {
  const { invitation, registration, account, claims } = context;
  return {
    flow: context.flow,
    invitation: invitation && (invitation.source === 'link' ? 'link' : 'other'),
    referrer: (invitation?.referrer ?? null) !== null,
    verdict: verdictOf(context),
    problem: problemOf(context, page),
    registration: registration && registration.status,
    account: account && account.state,
    token: claims !== null,
    adminToken: (isBoot || page === 'linkGeneratorGate' || page === 'splitGeneratorGate') && adminTokenHeld(context),
    admin: (page === 'linkGenerator' || page === 'splitGenerator') && context.admin,
    tokenMissing: isBoot && context.tokenMissing,
    activationId: context.activationId !== null,
    activationError: context.activationError !== null,
    applied: (isBoot || page === 'membershipConfirmation') && context.applied,
    online: context.online,
    attempt: attemptOf(context),
    flowDecided: isFlowDecided(context),
    voucherLinked: context.voucher !== DEFAULT_OPTIONS.voucher,
  };
}
export type Facts = ReturnType<typeof factsOf>;
