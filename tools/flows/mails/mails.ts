/**
 * The mails that the shop sends: recipient, occasion, and the target of the button. Texts only; limits come from the
 * back end.
 */
import type { MailKind } from '../../../graphql/backend/mail/kinds.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { visitCalls } from '../../../machines/context/visit.calls.ts';

export interface Mail {
  title: string;
  to: string;
  /** Everything that triggers it. */
  when: readonly string[];
  /** Calls of a visit that trigger it. */
  calls: readonly (keyof typeof visitCalls)[];
  /** The page that its button opens; null for another system. */
  opens: PageId | null;
  /** The back end's file that sets the button's target; a test compares. */
  file: string;
}

export const MAILS = {
  activation: {
    title: 'the mail that activates the account',
    to: 'someone who has registered, and whose account is not active yet',
    when: [
      'a registration is complete: after the form, or after the second step of the lean flow',
      '“Send again” is pressed',
      'the address is changed: it goes to the new one, and older links end',
    ],
    calls: ['register', 'finalize', 'changeEmail', 'resend'],
    opens: 'activateAccount',
    file: 'graphql/backend/activation/links.ts',
  },
  accountExists: {
    title: 'the note that there is an account already',
    to: 'a member whose address was registered once more',
    when: ['a registration is complete whose address has an active account (D40): the page does not say so'],
    calls: ['register', 'finalize'],
    opens: null,
    file: 'graphql/backend/registrations/registered-mail.ts',
  },
  lapsed: {
    title: 'the mail after a registration that has lapsed',
    to: 'someone who did not activate the account within 14 days, and asks for the mail again',
    when: ['“Send again” is pressed, and the registration has lapsed (D48)'],
    calls: ['resend'],
    opens: 'registrationForm',
    file: 'graphql/backend/activation/resend.ts',
  },
  lobby: {
    title: 'the mail with the link to the lobby',
    to: 'someone without an invitation who left an address for the waiting list',
    when: ['an address is left on the start page', 'a new link is asked for in the lobby'],
    calls: ['requestPlace'],
    opens: 'lobby',
    file: 'graphql/backend/waiting-list/resolvers.ts',
  },
  approved: {
    title: 'the mail that lets someone in from the waiting list',
    to: 'someone on the waiting list',
    when: ['an operator approves them (waiting-list approve)'],
    calls: ['joinWaitingList'],
    opens: 'registrationForm',
    file: 'graphql/backend/admin/waiting-list.ts',
  },
  interest: {
    title: 'the thanks for an interest in membership',
    to: 'someone who applied for membership',
    when: ['an address is sent on the page to apply, or in the teaser'],
    calls: ['applyForMembership'],
    opens: 'aboutUs',
    file: 'graphql/backend/membership/resolvers.ts',
  },
  invited: {
    title: 'the mail that invites someone who applied',
    to: 'someone who applied for membership',
    when: ['an operator answers the application with an invitation (interests answer)'],
    calls: [],
    opens: 'landing',
    file: 'graphql/backend/invitations/link-validity.ts',
  },
} as const satisfies Readonly<Record<MailKind, Mail>>;

export const KINDS = Object.keys(MAILS) as readonly MailKind[];
export const mailOf = (kind: MailKind): Mail => MAILS[kind];
/** The mails that a call may trigger. */
export const mailsAfter = (actor: string): readonly MailKind[] =>
  KINDS.filter((kind) => mailOf(kind).calls.some((call) => call === actor));

/** The URL of a mail's HTML, relative to the workbench page. */
export const mailFile = (kind: MailKind, language: string) => `mails/${kind}.${language}.html`;
