/** What an address brings: read once, as it was meant (D61), and cleared of what must not stay in it (D4, D5, D7, D11). */
import { ACQ_PARAMS, readParams } from '../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import { readLandingOptions } from '../../../machines/landing/landing-options.ts';
import { forgottenWhen } from '../../../machines/forgetting.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { VisitInput } from '../../../machines/visit.types.ts';
import { ARRIVAL_SECRETS } from './arrival.ts';
import type { VisitMemory } from '../storage/visit-memory.ts';

/** Beside the id of an activation: what the press of it subscribes to. */
export const NEWSLETTER = 'newsletter';
const { code: CODE, timestamp: TIMESTAMP } = INVITATION_KEYS;
const TAKEN_OUT: readonly string[] = [...ARRIVAL_SECRETS, NEWSLETTER, ACQ_PARAMS, CODE, TIMESTAMP];
/** An e-mail address, a token or another secret anywhere in a text, also inside an encoded address; rather one too many than one too few. */
const SECRET = /[^\s@]@[^\s@]+\.[^\s@]|%40|eyJ|(?:\b|3F|26)(?:token|accountActivationId|acqParams|rc|ts)(?:=|%3D)/i;

export interface EntryParams {
  input: Omit<VisitInput, 'country' | 'openedAt' | 'signedIn' | 'online' | 'reloaded'>;
  /** The query without its secrets; `?` included, or empty. */
  search: string;
}

/**
 * A code in the link is judged by where its visitor comes from. A verdict that is remembered of it stays (D11), unless it
 * comes from private correspondence now (D46). A link of which no code can be read is an invitation without one: it is incomplete (D61).
 */
function invitationIn(query: URLSearchParams, remembered: Invitation | null, referrer: string | null) {
  const given = checkCode(query.get(CODE) ?? '');
  if ('problem' in given) {
    const isMeant = remembered === null && (query.has(CODE) || query.has(ACQ_PARAMS));
    return isMeant ? ({ code: '', timestamp: null, referrer: null, source: 'link' } as const) : null;
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

/** What was only begun before, or sent and not answered, belongs to the invitation before. */
const begunAnew = (remembered: VisitInput['remembered']): VisitInput['remembered'] => ({
  ...forgottenWhen('invitedAnew', remembered),
  registration: remembered.registration?.status === 'STARTED' ? null : (remembered.registration ?? null),
});

/**
 * What the visit begins with. A newer invitation, token or activation id in the address takes the place of the remembered
 * one; an invitation or token begins anew, so what was only begun before is left behind.
 * @param referrer the host that the visitor came from, if it is not ours.
 */
export function readEntryParams(search: string, memory: VisitMemory, referrer: string | null): EntryParams {
  const query = readParams(search);
  const invitation = invitationIn(query, memory.invitation, referrer);
  const token = query.get('token') || null;
  const activationId = query.get('accountActivationId') || null;
  const anew = invitation !== null || token !== null;
  const begun = anew ? begunAnew(memory.remembered) : memory.remembered;
  const input: EntryParams['input'] = {
    invitation: invitation ?? memory.invitation,
    token: anew ? token : memory.token,
    activationId: activationId ?? memory.activationId,
    newsletterFollows: activationId === null ? memory.newsletterFollows : query.get(NEWSLETTER) === 'yes',
    options: readLandingOptions(query, anew ? undefined : memory.options),
    remembered: {
      ...memory.remembered,
      ...begun,
      ...(activationId === null ? {} : { activation: { ...memory.remembered.activation, error: null } }),
      ...(activationId === null || activationId === memory.activationId ? {} : forgottenWhen('linkedAnew', begun)),
    },
  };
  for (const [key, value] of Array.from(query))
    if (TAKEN_OUT.includes(key) || SECRET.test(`${key}=${value}`)) query.delete(key, value);
  const rest = query.toString();
  return { input, search: rest && `?${rest}` };
}
