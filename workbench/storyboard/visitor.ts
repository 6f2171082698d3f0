/** Who visits in the storyboards, and what the house answers them: as short to write as a line of a script. */
import type { Acknowledgement } from '../../machines/mail/mail.types.ts';
import { encodeBase64url } from '../../machines/domain/base64url.ts';
import { isCountry, type Country } from '../../machines/domain/countries.ts';
import { LOCALES, type Locale } from '../../machines/domain/languages.ts';
import type { FlowTokenPurpose, RegistrationFlow } from '../../machines/flows/flows.ts';
import type { Invitation, InvitationOutput } from '../../machines/invitation/invitation.types.ts';
import type { PageId } from '../../machines/page.types.ts';
import type { RegistrationAnswer, RegistrationValues } from '../../machines/registration/registration.types.ts';
import type { VisitInput } from '../../machines/visit.types.ts';
import { nothingKnown } from '../../src/engine/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { MOMENT } from '../screen/window.ts';

/** Where the visitors of a language are at home: of the countries we deliver to, the one that it is most likely of. */
function homeOf(language: Locale): Country {
  const { region } = new Intl.Locale(language).maximize();
  if (region === 'US') return 'IE';
  return isCountry(region) ? region : 'DE';
}
const at = Date.parse(MOMENT);
export const email = 'zoe.lindstrom@example.org';
const CODE = 'VESTIBULE';

export const valuesIn = (language: Locale): RegistrationValues => ({
  gender: 'woman',
  firstName: 'Zoë',
  lastName: 'Lindström',
  email,
  country: homeOf(language),
  terms: true,
  newsletter: true,
});

export const byLink: Invitation = { code: CODE, timestamp: null, referrer: null, source: 'link' };
export const remembered: Invitation = { ...byLink, source: 'memory' };
/** A token as the page reads it: its signature is the back end's matter (D28). */
export const tokenFor = (purpose: FlowTokenPurpose | 'lobby'): string => {
  const provider = purpose === 'social' ? { provider: 'google' } : {};
  return `e30.${encodeBase64url(JSON.stringify({ email, purpose, registrationCode: CODE, ...provider }))}.signature`;
};

type Known = Partial<Omit<VisitInput, 'options'>> & { flow?: RegistrationFlow };
/** What a page is opened with, beyond the visitor's country and the time. */
export const begin = (language: Locale, { flow, ...known }: Known = {}): VisitInput => ({
  ...nothingKnown,
  country: homeOf(language),
  openedAt: at,
  ...known,
  options: { ...nothingKnown.options, ...(flow ? { flow } : {}) },
});
/** What the browser remembers of who has registered. */
export const registered = {
  registration: { id: '1', email, status: 'PENDING_ACTIVATION' },
} as const;

export const open = (page: PageId, slug?: string): PathEvent => ({
  type: 'xstate.route',
  to: `#${page}`,
  at,
  ...(slug === undefined ? {} : { params: { slug } }),
});
export const answer = (actorId: string, output?: unknown): PathEvent => ({
  type: `xstate.done.actor.${actorId}`,
  output,
  actorId,
});
/** What the lean form does not ask for is not sent by it. */
const NAMELESS = { gender: '', firstName: '', lastName: '' } as const;
export const sendForm = (language: Locale, more: Partial<RegistrationValues> = {}): PathEvent => ({
  type: 'form.submitted',
  values: { ...valuesIn(language), ...more },
  locale: language,
  key: 'form',
});
export const sendShortForm = (language: Locale): PathEvent => sendForm(language, NAMELESS);
export const sendEmail = (language: Locale): PathEvent => ({
  type: 'email.submitted',
  email,
  locale: language,
  key: 'email',
});

/** The code holds, and Clara has invited. */
export const valid: InvitationOutput = {
  verdict: 'valid',
  inviter: 'Clara',
  countryOptions: LOCALES.map(homeOf).map((isoCode) => ({ isoCode, dataPolicyPk: 'privacy', termsPk: 'terms' })),
  campaign: 'friends-of-the-house',
  forbiddenReferrer: null,
  unknownTypes: [],
};
export const accepted = (status: 'STARTED' | 'PENDING_ACTIVATION' | 'ACTIVE'): RegistrationAnswer => ({
  registration: { id: '1', status, voucher: '10-percent-no-mov' },
  reasons: [],
  details: [],
  url: status === 'ACTIVE' ? '/shop' : null,
  at,
});
export const refused = (reason: string, ...details: readonly string[]): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details,
  url: null,
  at,
});
export const acknowledged: Acknowledgement = { accepted: true, retryAfter: null };
