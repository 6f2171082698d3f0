/**
 * The expected result of each answer (D8, D10, D14–D16, D24–D28, D31, D48, D49), written by hand from the decisions.
 */
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { Acknowledgement, ResendAnswer } from '../../../machines/context/mail.types.ts';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { callOf, type CallId } from '../calls.ts';
import { D16 } from '../problem-reasons.ts';
import { outputOf } from '../event-output.ts';
import type { Edge } from './visit-graph.ts';

/**
 * The expected result of an answer. Omitted columns are not checked, except that an omitted problem means no problem.
 */
export interface Expected {
  /** The page; if omitted, the requesting page. */
  page?: PageId;
  /** A required tag of the target, and a forbidden one. */
  tag?: VisitTag;
  without?: VisitTag;
  /** The reported problem: `fields email`, `code expired`, `technical`. */
  problem?: string;
  verdict?: string;
  mail?: 'sent' | 'refused';
  /** Sent again at once. */
  again?: true;
}

const technical: Expected = { problem: 'technical' };
const reasonOf = ({ event }: Edge) => outputOf<RegistrationAnswer>(event).reasons?.[0];
const statusOf = ({ event }: Edge) => outputOf<RegistrationAnswer>(event).registration?.status;
const isTaken = ({ event }: Edge) => {
  const { accepted, retryAfter } = outputOf<Acknowledgement>(event);
  return accepted === true || typeof retryAfter === 'number';
};
const outcomeOf = ({ event }: Edge) => outputOf<{ outcome: string }>(event).outcome;

const DENIED: Expected = { page: 'deny', verdict: 'invalid' };
/** The meaning of a reason that concerns no field; null for a field. */
function meaningOf(reason: string): Expected | null {
  const effect = Object.entries(D16).find(([known]) => known === reason)?.[1];
  if (effect === 'emailActive' || effect === 'emailPending') return { page: effect };
  if (effect === 'deny') return DENIED;
  return typeof effect === 'object' ? null : technical;
}
const fieldOf = (reason: string): string => {
  const effect = Object.entries(D16).find(([known]) => known === reason)?.[1];
  return typeof effect === 'object' ? effect.field : '';
};
const isLinkRefused = (reason: string) => D16[reason as keyof typeof D16] === 'linkRefused';

/** Fields of the lean flow's second step; other fields are corrected in the form (D16). */
const OF_LEAN_STEP = ['gender', 'firstName', 'lastName'];

function registered(edge: Edge): Expected {
  const reason = reasonOf(edge);
  if (reason === undefined) {
    if (statusOf(edge) !== 'STARTED') return { page: 'formFinished' };
    return { page: edge.from.facts.flow === 'leanStep2' ? 'leanSecondStep' : 'socialSecondStep' };
  }
  if (reason === 'LocaleInvalid' && edge.effect.started.length > 0) return { again: true };
  // Changed terms are loaded and accepted again on the form's own page, wherever the first step was sent.
  if (reason === 'AgreementsAcceptedInvalid')
    return { page: 'registrationForm', problem: 'fields terms', tag: 'lookingUp', verdict: 'dropped' };
  return meaningOf(reason) ?? { problem: `fields ${fieldOf(reason)}` };
}
const ELSEWHERE: Expected = { page: 'activated', tag: 'activeElsewhere' };
const isActive = ({ event }: Edge) => outputOf<RegistrationAnswer>(event).details?.includes('ALREADY_ACTIVE') ?? false;
function completed(edge: Edge, end: PageId, own: readonly string[]): Expected {
  const reason = reasonOf(edge);
  if (reason === undefined) return { page: end };
  if (isActive(edge)) return ELSEWHERE;
  if (isLinkRefused(reason)) return { page: 'registrationForm', problem: 'lapsed' };
  const field = fieldOf(reason);
  if (own.includes(field)) return { problem: `fields ${field}` };
  return meaningOf(reason) ?? { page: 'registrationForm', problem: `fields ${field}` };
}
const LINK_TAGS: Readonly<Record<string, VisitTag>> = {
  EXPIRED: 'expiredLink',
  REPLACED: 'replacedLink',
  INCOMPLETE: 'incompleteLink',
};
function activated(edge: Edge): Expected {
  const reason = reasonOf(edge);
  const { details = [] } = outputOf<RegistrationAnswer>(edge.event);
  const failed: Expected = { page: 'activationError', tag: 'failed', ...technical };
  if (reason === undefined)
    return statusOf(edge) === 'ACTIVE' ? { page: 'activated', without: 'alreadyActive' } : failed;
  if (details.includes('ALREADY_ACTIVE')) return { page: 'activated', tag: 'alreadyActive' };
  if (isLinkRefused(reason)) {
    const [detail = ''] = details;
    return { page: 'activationError', tag: LINK_TAGS[detail] ?? 'invalidLink' };
  }
  const meaning = meaningOf(reason);
  return meaning?.page ? meaning : failed;
}
function addressChanged(edge: Edge): Expected {
  const reason = reasonOf(edge);
  if (reason === undefined) return { page: 'formFinished', without: 'changingAddress' };
  if (isActive(edge)) return ELSEWHERE;
  if (isLinkRefused(reason)) return { page: 'registrationForm', problem: 'lapsed' };
  const meaning = meaningOf(reason);
  // The only field of this form is the address; it has no code.
  if (meaning === null) return { tag: 'changingAddress', problem: 'fields email' };
  return meaning.page === 'deny' ? { tag: 'changingAddress', ...technical } : meaning;
}
const verdictOf = ({ event }: Edge) => outputOf<InvitationOutput>(event).verdict;
const REFUSED_LINK = ({ from, event }: Edge): Expected => {
  const { verdict = '' } = outputOf<InvitationOutput>(event);
  // A remembered code is dropped silently on the start page, and denied where the form depends on it.
  const isDropped = from.place.page === 'landing' && from.facts.invitation !== 'link';
  return isDropped ? { page: 'landing', verdict } : { page: 'deny', verdict };
};

/** On the code page the verdict is shown at the field; a blocked referrer is denied there too (D10, D11, D49). */
function recognised({ from, event }: Edge): Expected {
  const output = outputOf<InvitationOutput>(event);
  if (output.verdict === 'unavailable') return { without: 'lookingUp', problem: 'network' };
  const { verdict = '' } = output;
  if (verdict === 'valid') return { without: 'lookingUp', verdict };
  const isBlocked = 'forbiddenReferrer' in output && typeof output.forbiddenReferrer === 'string';
  if (isBlocked && from.facts.invitation === 'link') return { page: 'deny', verdict };
  return { without: 'lookingUp', problem: `code ${verdict}`, verdict };
}

/** By actor. */
export const ANSWERS: Readonly<Record<CallId, (edge: Edge) => Expected>> = {
  register: registered,
  finalizeLean: (edge) => completed(edge, 'formFinished', OF_LEAN_STEP),
  finalizeSocial: (edge) => completed(edge, 'autoActivated', []),
  activate: activated,
  changeEmail: addressChanged,
  resend: ({ event }) => {
    const { isActive: isMember, accepted } = outputOf<ResendAnswer>(event);
    return isMember ? ELSEWHERE : { mail: accepted ? 'sent' : 'refused' };
  },
  requestPlace: (edge) => (isTaken(edge) ? { tag: 'placeAsked' } : { problem: 'fields email' }),
  requestLobbyLink: (edge) =>
    isTaken(edge) ? { tag: 'lobbyLinkSent' } : { tag: 'lobbyClosed', problem: 'fields email' },
  applyForMembership: (edge) => (isTaken(edge) ? { page: 'membershipConfirmation' } : { problem: 'fields email' }),
  joinWaitingList: (edge) => {
    const outcome = outcomeOf(edge);
    if (outcome === 'TOKEN_INVALID') return { tag: 'lobbyClosed' };
    return { tag: outcome === 'JOINED' ? 'joined' : 'alreadyListed' };
  },
  unsubscribe: (edge) => ({ tag: outcomeOf(edge) === 'UNSUBSCRIBED' ? 'unsubscribed' : 'linkBroken' }),
  logout: () => ({ page: 'loggedOut', without: 'busy' }),
  askViewer: ({ from, event }) => {
    const asked = from.place.page === 'linkGeneratorGate' ? 'linkGenerator' : 'splitGenerator';
    return { page: outputOf<{ admin: boolean }>(event).admin ? asked : 'unknownAddress' };
  },
  watchActivation: () => ELSEWHERE,
  pingBackend: ({ to }) => ({ page: to.place.page === 'error' ? 'error' : 'staleDeployment', without: 'unreachable' }),
  linkInvitation: (edge) => {
    if (edge.from.place.page === 'codeEntry') return recognised(edge);
    const verdict = verdictOf(edge);
    if (verdict === 'unavailable') return { tag: 'unavailable', problem: 'network' };
    return verdict === 'valid' ? { tag: 'invited', verdict } : REFUSED_LINK(edge);
  },
  formInvitation: (edge) => {
    const verdict = verdictOf(edge);
    if (verdict === 'unavailable') return { tag: 'unavailable', problem: 'network' };
    return verdict === 'valid' ? { without: 'lookingUp', verdict } : { page: 'deny', verdict: verdict ?? '' };
  },
  typedInvitation: (edge) => {
    const verdict = verdictOf(edge);
    if (verdict === 'unavailable') return { without: 'checkingCode', problem: 'network' };
    return verdict === 'valid'
      ? { page: 'registrationForm', verdict }
      : { without: 'checkingCode', problem: `code ${verdict}`, verdict: 'dropped' };
  },
};

/** Results of missing answers that differ from returning to the press, by actor. */
const UNANSWERED: Readonly<Partial<Record<string, Expected>>> = {
  activate: { page: 'activationError' },
  changeEmail: { tag: 'changingAddress' },
  askViewer: { tag: 'unavailable' },
  linkInvitation: { tag: 'unavailable' },
  formInvitation: { tag: 'unavailable' },
  typedInvitation: { without: 'checkingCode' },
  pingBackend: { tag: 'unreachable' },
};
/** @param kind the failure kind (D24). @param page the requesting page. */
export function unanswered(actor: string, kind: string, page: string | null): Expected {
  const { failure } = callOf(actor);
  if (failure === 'none') return { ...UNANSWERED[actor] };
  if (actor === 'linkInvitation' && page === 'codeEntry') return { without: 'lookingUp', ...technical };
  if (failure === 'technical') return { ...UNANSWERED[actor], ...technical };
  // A part of the page is missing: the page is loaded again, with the typed values.
  if (kind === 'missing') return { page: 'staleDeployment' };
  // The effect is unknown (D21); for a used key it is known.
  const isLost = actor === 'activate' && (kind === 'network' || kind === 'timeout');
  return { ...UNANSWERED[actor], ...(isLost ? { tag: 'unanswered' } : {}), problem: kind };
}
