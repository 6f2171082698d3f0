/** Parameters of the URL: read once, normalised (D61), and removed if they must not stay there (D4, D5, D7, D11). */
import { ACQ_PARAMS, readParams } from '../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import { readLandingOptions } from '../../../machines/landing-pages/landing-options.ts';
import { forgottenWhen } from '../../../machines/context/forgetting.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { VisitInput } from '../../../machines/context/visit.types.ts';
import { ARRIVAL_SECRETS } from './arrival.ts';
import type { VisitMemory } from '../storage/visit-memory.ts';

/** Accompanies an activation id: the newsletter subscription that the activation confirms. */
export const NEWSLETTER = 'newsletter';
const { code: CODE, timestamp: TIMESTAMP } = INVITATION_KEYS;
const REMOVED: readonly string[] = [...ARRIVAL_SECRETS, NEWSLETTER, ACQ_PARAMS, CODE, TIMESTAMP];
/**
 * Detects an e-mail address, a token or another secret anywhere in a text, including encoded URLs; prefers false
 * positives.
 */
const SECRET = /[^\s@]@[^\s@]+\.[^\s@]|%40|eyJ|(?:\b|3F|26)(?:token|accountActivationId|acqParams|rc|ts)(?:=|%3D)/i;

interface EntryParams {
  input: Omit<VisitInput, 'country' | 'openedAt' | 'signedIn' | 'online' | 'reloaded'>;
  /** The query without secrets; with its `?`, or empty. */
  search: string;
}

/**
 * A code in the link is judged by the visitor's referrer. A remembered verdict on it stays (D11), unless the visitor
 * now comes from private correspondence (D46). A link without a readable code counts as an incomplete invitation (D61).
 */
function invitationIn(query: URLSearchParams, remembered: Invitation | null, referrer: string | null) {
  const given = checkCode(query.get(CODE) ?? '');
  if ('problem' in given) {
    const isPresent = remembered === null && (query.has(CODE) || query.has(ACQ_PARAMS));
    return isPresent ? ({ code: '', timestamp: null, referrer: null, source: 'link' } as const) : null;
  }
  const known = remembered?.code === given.code ? remembered.referrer : null;
  return {
    code: given.code,
    timestamp: query.get(TIMESTAMP),
    referrer: known ?? referrer,
    ...(known !== null && referrer !== null ? { cameFrom: referrer } : {}),
    source: 'link',
  } as const;
}

/** Started registrations and unanswered requests belong to the previous invitation and are cleared. */
const restarted = (remembered: VisitInput['remembered']): VisitInput['remembered'] => ({
  ...forgottenWhen('invitedAnew', remembered),
  registration: remembered.registration?.status === 'STARTED' ? null : (remembered.registration ?? null),
});

/**
 * The input of a visit. A newer invitation, token or activation id in the URL replaces the remembered one. An
 * invitation or token also clears what was only started before.
 * @param referrer the visitor's referring host, if it is not ours.
 */
export function readEntryParams(search: string, memory: VisitMemory, referrer: string | null): EntryParams {
  const query = readParams(search);
  const invitation = invitationIn(query, memory.invitation, referrer);
  const token = query.get('token') || null;
  const activationId = query.get('accountActivationId') || null;
  const isNewVisit = invitation !== null || token !== null;
  const begun = isNewVisit ? restarted(memory.remembered) : memory.remembered;
  const input: EntryParams['input'] = {
    invitation: invitation ?? memory.invitation,
    token: isNewVisit ? token : memory.token,
    activationId: activationId ?? memory.activationId,
    newsletterFollows: activationId === null ? memory.newsletterFollows : query.get(NEWSLETTER) === 'yes',
    options: readLandingOptions(query, isNewVisit ? undefined : memory.options),
    remembered: {
      ...memory.remembered,
      ...begun,
      ...(activationId === null ? {} : { activation: { ...memory.remembered.activation, error: null } }),
      ...(activationId === null || activationId === memory.activationId ? {} : forgottenWhen('linkedAnew', begun)),
    },
  };
  for (const [key, value] of Array.from(query))
    if (REMOVED.includes(key) || SECRET.test(`${key}=${value}`)) query.delete(key, value);
  const rest = query.toString();
  return { input, search: rest && `?${rest}` };
}
