/** Memory of a visit: all of it within its tab, only the invitation elsewhere and later (D7, D22). */
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { ACCENTS } from '../../../machines/domain/accents.ts';
import { COPY_VARIANTS, DEFAULT_OPTIONS, VOUCHERS } from '../../../machines/landing-pages/landing-options.ts';
import { INVITATION_KEYS } from '../../../machines/domain/invitation-keys.ts';
import { LOCALES } from '../../../locales/languages.ts';
import type { Invitation } from '../../../machines/invitation/invitation.types.ts';
import { NOTHING_SENT, unanswered } from '../../../machines/context/requests.ts';
import type { RequestName, Requests } from '../../../machines/context/requests.types.ts';
import type { VisitContext, VisitInput } from '../../../machines/context/visit.types.ts';
import type { CompletionAttempt } from '../../../machines/context/registration.types.ts';
import { allFields, either, flag, number, oneOf, orNull, text, texts, type Reader } from '../readers.ts';
import { readJson, readStored, writeStored } from './browser-storage.ts';

export const MEMORY_KEY = 'vestibule.visit';
/** Kept with the invitation: the mailed link, opened in another tab, shows the same accent. */
const ACCENT_KEY = 'vestibule.accent';
/** Increased when the shape changes: older entries are dropped. */
export const MEMORY_VERSION = 9;

const person = { gender: oneOf('woman', 'man', ''), firstName: text, lastName: text } as const;
const locale = oneOf(...LOCALES);
const accent = oneOf(...ACCENTS);
/** Preferences are not checked here; the back end validates them. */
const completion = either(
  allFields({ person: allFields(person) }),
  allFields({ shoppingPreferences: texts }),
) as Reader<CompletionAttempt['completion']>;
const voucher = oneOf(...VOUCHERS);

const press = allFields({ key: text });
const address = allFields({ email: text, locale, key: text });
type Kept = Exclude<RequestName, 'code' | 'lookUp' | 'viewer'>;
/** Unanswered requests. A look-up has no key: it is requested again. */
const sent = {
  register: orNull(
    allFields({
      key: text,
      code: text,
      timestamp: orNull(text),
      locale,
      values: allFields({ ...person, email: text, country: text, terms: flag, newsletter: flag }),
      voucher: orNull(voucher),
    }),
  ),
  complete: orNull(allFields({ key: text, completion })),
  newAddress: orNull(address),
  resend: orNull(allFields({ locale, key: text })),
  activate: orNull(press),
  place: orNull(address),
  teaser: orNull(address),
  application: orNull(address),
  lobbyLink: orNull(address),
  join: orNull(press),
  unsubscribe: orNull(press),
} satisfies { [Name in Kept]: Reader<Requests[Name]['sent']> };
const KEPT = Object.keys(sent) as readonly Kept[];

/** Remembered fields, each with the reader that validates it. */
const fields = {
  registration: orNull(allFields({ id: text, email: text, status: oneOf('STARTED', 'PENDING_ACTIVATION') })),
  account: orNull(allFields({ state: oneOf('active', 'pending'), email: text })),
  activation: allFields({
    id: orNull(text),
    newsletterFollows: flag,
    error: orNull(oneOf('failed', 'unanswered', 'invalidLink', 'expiredLink', 'replacedLink', 'incompleteLink')),
    success: orNull(allFields({ how: oneOf('justNow', 'before', 'elsewhere'), url: orNull(text) })),
  }),
  anewOffered: flag,
  membership: allFields({ applied: flag, teaserClosed: flag }),
  forwardAt: orNull(number),
  grantedVoucher: orNull(voucher),
  accent: orNull(accent),
};
const options = {
  flow: oneOf(...FLOW_NAMES),
  variant: oneOf(...COPY_VARIANTS),
  voucher,
  sourcePath: orNull(text),
  previousPdpPage: orNull(text),
};
const readVisit = allFields({
  version: oneOf(MEMORY_VERSION),
  token: orNull(text),
  options: allFields(options),
  sent: allFields(sent),
  /** The last request of the activation mail. */
  again: orNull(allFields({ accepted: orNull(flag), at: number, againAt: number })),
  ...fields,
});

export type VisitMemory = Pick<
  VisitInput,
  'invitation' | 'token' | 'activationId' | 'newsletterFollows' | 'options' | 'remembered'
>;

const NOTHING = { token: null, activationId: null, newsletterFollows: false, options: DEFAULT_OPTIONS } as const;

/** An invalid or expired invitation is not kept; one without free places may have some later (D10). */
const storableInvitation = ({ invitation, codeCheck }: VisitContext): Invitation | null =>
  codeCheck?.verdict === 'invalid' || codeCheck?.verdict === 'expired' ? null : invitation;

/** The data stored for a visit within its tab. */
export const storedOf = (context: VisitContext) => ({
  version: MEMORY_VERSION,
  token: context.token.text,
  options: { flow: context.flow, ...context.options },
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, context[name as keyof typeof fields]])),
  // Answered requests are not stored: the draft has their values, or they are no longer needed (D22).
  sent: Object.fromEntries(KEPT.map((name) => [name, unanswered<object>(context.requests[name])])),
  again: context.requests.resend.again,
});

const requestsOf = (read: { [Name in Kept]: Requests[Name]['sent'] }, again: Requests['resend']['again']): Requests => {
  const kept = KEPT.map((name) => [name, { ...NOTHING_SENT[name], sent: read[name] }]);
  const { resend, ...requests } = { ...NOTHING_SENT, ...Object.fromEntries(kept) } as Requests;
  return { ...requests, resend: { ...resend, again } };
};

function rememberedInvitation(): Invitation | null {
  const area = readStored('sessionStorage', INVITATION_KEYS.code) === null ? 'localStorage' : 'sessionStorage';
  const read = (part: keyof typeof INVITATION_KEYS) => readStored(area, INVITATION_KEYS[part]);
  const code = read('code');
  return code ? { code, timestamp: read('timestamp'), referrer: read('referrer'), source: 'memory' } : null;
}

/** Reads the memory; empty if storage is blocked, corrupt or of another version. */
export function readMemory(): VisitMemory {
  const invitation = rememberedInvitation();
  const stored = readVisit(readJson('sessionStorage', MEMORY_KEY));
  if (!stored) {
    const known = accent(readStored('localStorage', ACCENT_KEY));
    const remembered = known ? { accent: known } : {};
    return { ...NOTHING, invitation, remembered };
  }
  const { version: _, token, activation, options, sent, again, ...others } = stored;
  const { id: activationId, newsletterFollows, ...outcome } = activation;
  const remembered = { ...others, activation: outcome, requests: requestsOf(sent, again) };
  return { invitation, token, activationId, newsletterFollows, options, remembered };
}

/**
 * A referrer is only remembered if the rule blocked it; until a link is judged again, the remembered one of its code
 * stays (D11).
 */
const forbiddenReferrer = ({ invitation, codeCheck }: VisitContext): string | null => {
  if (codeCheck?.forbiddenReferrer) return codeCheck.forbiddenReferrer;
  if (invitation?.source === 'memory') return invitation.referrer;
  if (invitation?.source !== 'link' || codeCheck) return null;
  const before = rememberedInvitation();
  return before?.code === invitation.code ? before.referrer : null;
};

/** Stores the chart's context. Called after each transition; unchanged values are not written again. */
export function createMemory() {
  let last = '';
  return (context: VisitContext) => {
    const invitation = storableInvitation(context);
    const { code = null, timestamp = null } = invitation ?? {};
    const kept = {
      [INVITATION_KEYS.code]: code,
      [INVITATION_KEYS.timestamp]: timestamp,
      [INVITATION_KEYS.referrer]: forbiddenReferrer(context),
    };
    const stored = JSON.stringify(storedOf(context));
    const all = stored + JSON.stringify(kept);
    if (all === last) return;
    last = all;
    writeStored('sessionStorage', MEMORY_KEY, stored);
    writeStored('localStorage', ACCENT_KEY, invitation && context.accent);
    for (const area of ['sessionStorage', 'localStorage'] as const)
      for (const [key, value] of Object.entries(kept)) writeStored(area, key, value);
  };
}
