/** What an address brings: read once, and cleared of what must not stay in it (D4, D5, D7, D11). */
import { expandAcqParams } from '../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import { readLandingOptions } from '../../../machines/landing/landing-options.ts';
import { checkCode } from '../../../machines/domain/registration-code.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import type { VisitInput, Remembered } from '../../../machines/visit.types.ts';
import { ARRIVAL_SECRETS } from './arrival.ts';
import type { VisitMemory } from '../storage/visit-memory.ts';

/** Beside the id of an activation: what the press of it subscribes to. */
export const NEWSLETTER = 'newsletter';
const TAKEN_OUT: readonly string[] = [...ARRIVAL_SECRETS, NEWSLETTER, INVITATION_KEYS.code, INVITATION_KEYS.timestamp];
/** An e-mail address anywhere in a text, also one inside an encoded address; rather one too many than one too few. */
const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]|%40/i;

export interface EntryParams {
  input: Omit<VisitInput, 'country' | 'openedAt' | 'signedIn' | 'online' | 'reloaded'>;
  /** The query without its secrets; `?` included, or empty. */
  search: string;
}

/**
 * A code in the link is judged by where its visitor comes from. A verdict that is remembered of it stays (D11), unless it
 * comes from private correspondence now (D46).
 */
function invitationIn(query: URLSearchParams, remembered: Invitation | null, referrer: string | null) {
  const given = checkCode(query.get(INVITATION_KEYS.code) ?? '');
  if (!('code' in given)) return null;
  const known = remembered?.code === given.code ? remembered.referrer : null;
  return {
    ...given,
    timestamp: query.get(INVITATION_KEYS.timestamp),
    referrer: known ?? referrer,
    ...(known !== null && referrer !== null ? { cameFrom: referrer } : {}),
    source: 'link',
  } as const;
}

/** What was only begun before, or sent and not answered, belongs to the invitation before. */
const begunAnew = ({ registration = null }: Partial<Remembered>): Partial<Remembered> => ({
  registration: registration?.status === 'STARTED' ? null : registration,
  anewOffered: false,
  attempt: null,
  completionAttempt: null,
  emailRequest: null,
  press: null,
});

/**
 * What the visit begins with. A newer invitation, token or activation id in the address takes the place of the remembered
 * one; an invitation or token begins anew, so what was only begun before is left behind.
 * @param referrer the host that the visitor came from, if it is not ours.
 */
export function readEntryParams(search: string, memory: VisitMemory, referrer: string | null): EntryParams {
  const query = new URLSearchParams(expandAcqParams(search));
  const invitation = invitationIn(query, memory.invitation, referrer);
  const token = query.get('token') || null;
  const activationId = query.get('accountActivationId') || null;
  const anew = invitation !== null || token !== null;
  const input: EntryParams['input'] = {
    invitation: invitation ?? memory.invitation,
    token: anew ? token : memory.token,
    activationId: activationId ?? memory.activationId,
    newsletterFollows: activationId === null ? memory.newsletterFollows : query.get(NEWSLETTER) === 'yes',
    options: readLandingOptions(query, anew ? undefined : memory.options),
    remembered: {
      ...memory.remembered,
      ...(anew ? begunAnew(memory.remembered) : {}),
      ...(activationId === null ? {} : { activationError: null }),
      ...(activationId === null || activationId === memory.activationId ? {} : { press: null }),
    },
  };
  for (const [key, value] of Array.from(query))
    if (TAKEN_OUT.includes(key) || ADDRESS.test(key) || ADDRESS.test(value)) query.delete(key, value);
  const rest = query.toString();
  return { input, search: rest && `?${rest}` };
}
