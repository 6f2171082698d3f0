/** The mails of a storyboard: which one a step brings, what it is called, and the mail itself, as the back end composes it. */
import { compose } from '../../graphql/backend/mail/compose.ts';
import type { MailKind } from '../../graphql/backend/mail/kinds.ts';
import { pageUrl } from '../../graphql/backend/mail/links.ts';
import { say } from '../../graphql/backend/language/texts.ts';
import { otherSystems } from '../../machines/domain/other-systems.ts';
import type { Locale } from '../../machines/domain/languages.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { email, valuesIn } from './visitor.ts';

export const MAIL_WORDS: Readonly<Record<MailKind, string>> = {
  activation: 'the mail that activates the account',
  lobby: 'the mail that leads to the lobby',
  interest: 'the thanks for the interest',
  accountExists: 'a note to who has an account already',
  lapsed: 'the mail after a registration that was let lapse',
  approved: 'the mail that lets in from the waiting list',
  invited: 'the mail that invites who was interested',
};

/** Where the pictures of mails are asked for; whoever shows a mail has them from `pictureFile`. */
export const ORIGIN = 'https://vestibule.example';
/** Where the button of each leads, as the back end has it; what stands for a secret is left out. */
const LEADS_TO: Readonly<Record<MailKind, readonly [path: string, query: Readonly<Record<string, string>>]>> = {
  activation: ['/registration/activateaccount', { accountActivationId: '…' }],
  lobby: ['/lobby', { token: '…' }],
  interest: ['/about-us', {}],
  accountExists: ['/', {}],
  lapsed: ['/registration/formstarted', { token: '…' }],
  approved: ['/registration/formstarted', { flow: 'waitingListApproved', token: '…' }],
  invited: ['/', { rc: '…' }],
};
/** Mails that greet by name: who is written to has registered. */
const NAMED: readonly MailKind[] = ['activation', 'accountExists', 'lapsed'];

/** HTML of the mail. */
export async function mailIn(kind: MailKind, locale: Locale): Promise<string> {
  const { firstName, lastName } = valuesIn(locale);
  const mail = await compose({
    kind,
    locale,
    name: NAMED.includes(kind) ? { first: firstName, last: lastName } : null,
    ...(kind === 'activation'
      ? { inviter: 'Clara', voucher: '10-percent-no-mov', also: [say(locale, 'mail.activation.passwordNext')] }
      : {}),
    actionUrl: decodeURI(pageUrl(ORIGIN, locale, ...LEADS_TO[kind])),
    house: {
      origin: ORIGIN,
      imprintUrl: ORIGIN + otherSystems.imprintUrl,
      privacyUrl: ORIGIN + otherSystems.privacyUrl,
      accessibilityUrl: pageUrl(ORIGIN, locale, '/accessibility'),
      address: null,
    },
    unsubscribeUrl: null,
  });
  return mail.html;
}
export const subjectOf = (kind: MailKind, locale: Locale): string => say(locale, `mail.${kind}.subject`);
export const recipient = email;

const MAILS_WHO_REGISTERED = ['register', 'finalizeLean', 'finalizeSocial', 'changeEmail'];
const MAILS_WHEN_ACCEPTED: Readonly<Record<string, MailKind>> = {
  resend: 'activation',
  requestPlace: 'lobby',
  requestLobbyLink: 'lobby',
  applyForMembership: 'interest',
};
/** The mail that the house sends with an answer (D26, D27); null: none. */
export function mailedWith(event: PathEvent): MailKind | null {
  if (!('output' in event)) return null;
  const { actorId, output } = event;
  if (MAILS_WHO_REGISTERED.includes(actorId))
    return (output as RegistrationAnswer).registration?.status === 'PENDING_ACTIVATION' ? 'activation' : null;
  const isAccepted = typeof output === 'object' && output !== null && 'accepted' in output && output.accepted === true;
  return isAccepted ? (MAILS_WHEN_ACCEPTED[actorId] ?? null) : null;
}
