/** Data that decides what a page shows or allows: its value, its source file, and the pages that depend on it. */
import { BLOCKLIST } from '../../../machines/domain/referrer-blocklist.ts';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import { LINK_LIFE } from '../../../machines/domain/waits.ts';
import { FLOW_NAMES, flowRow, needsToken } from '../../../machines/flows/read-flows.ts';
import { landingOf, seasons, SLUGS } from '../../../machines/landing-pages/definitions.ts';
import { VOUCHERS } from '../../../machines/landing-pages/landing-options.ts';
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { definitions, offersIn } from '../charts/page-offers.ts';
import type { BackEndFacts, Limit } from '../server/data.types.ts';
import { sayDuration } from '../words/duration.ts';
import { FIELD_WORDS, FLOW_WORDS } from '../words/terms.ts';
import { nameOfPage, sentence } from '../words/say.ts';

export interface Datum {
  id: string;
  title: string;
  /** Its effect, in a few sentences. */
  follows: string;
  value: readonly string[];
  /** Source file. */
  file: string;
  pages: readonly PageId[];
}

const pagesWith = (is: (page: PageDefinition) => boolean): readonly PageId[] =>
  Object.values(definitions)
    .filter(is)
    .map(({ id }) => id);
const offering = (is: (offer: Offer) => boolean) => pagesWith((page) => offersIn(page).some(is));
const hasField = (name: string) => offering((offer) => 'field' in offer && offer.field === name);
const sends = (event: string) => offering((offer) => 'event' in offer && offer.event === event);
const says = (group: string) => pagesWith(({ messages }) => messages.some((one) => one === group));

export const sayLimit = ({ uses, within }: Limit) => `${uses} in ${sayDuration(within)}`;

const sayName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Tokens by purpose, each with the pages that it opens. */
const TOKENS: Readonly<Record<keyof BackEndFacts['tokens'], { title: string; opens: readonly PageId[] }>> = {
  social: { title: 'The token of a sign-up at another company', opens: ['registrationForm', 'socialSecondStep'] },
  waitingListApproved: { title: 'The token of an approved place on the waiting list', opens: ['registrationForm'] },
  lobby: { title: 'The token of the lobby, for joining the waiting list', opens: ['lobby'] },
  admin: { title: 'The token of an admin', opens: ['linkGenerator', 'splitGenerator'] },
  unsubscribe: { title: 'The token that ends the newsletter', opens: ['unsubscribe'] },
  registration: {
    title: 'The token of a registration that is under way: second step, mail again, another address',
    opens: ['leanSecondStep', 'socialSecondStep', 'formFinished', 'emailPending'],
  },
};

const sayFlow = (flow: (typeof FLOW_NAMES)[number]): string => {
  const { steps, ends } = flowRow(flow);
  const asked = steps.flatMap((step) => (step ? [step.fields.map((field) => FIELD_WORDS[field]).join(', ')] : []));
  const address = needsToken(flow)
    ? 'A token fixes the address: it can’t be changed.'
    : 'The address can be changed while the mail is waited for.';
  return `${sentence(FLOW_WORDS[flow])}: asks ${asked.filter(Boolean).join('; then ')}. Ends at ${nameOfPage(ends)}. ${address}`;
};

/** @param facts the back end's settings. */
export const decidesBy = ({ asking, tokens, pendingDays }: BackEndFacts): readonly Datum[] => [
  {
    id: 'countries',
    title: 'The countries of an invitation',
    follows:
      'The form offers only the countries that the invitation names; all of these if it names no country, or before it is checked. An invited visitor whose country is not offered reaches the same pages but can’t choose it: the form requires an offered country, and the back end refuses others at the field (D19).',
    value: COUNTRIES,
    file: 'machines/invitation/offered-countries.ts',
    pages: hasField('country'),
  },
  {
    id: 'voucher',
    title: 'The welcome voucher',
    follows:
      'An experiment offers one of these; pages promise it before the registration, and name it once it is granted (D51).',
    value: VOUCHERS,
    file: 'machines/landing-pages/landing-options.ts',
    pages: [...new Set<PageId>(['registrationForm', ...says('voucher'), ...says('voucherLabel')])],
  },
  {
    id: 'mail-limits',
    title: 'Limits of mail requests',
    follows:
      'For each way to request a mail. Earlier requests send nothing: the page shows when the next mail is possible (D26). All mails to one address together have a separate limit.',
    value: asking.map(sayLimit),
    file: 'graphql/backend/store/quotas.ts',
    pages: [...new Set([...sends('mail.requested'), ...sends('email.submitted')])],
  },
  ...Object.entries(TOKENS).map(([purpose, { title, opens }]): Datum => ({
    id: `token-${purpose}`,
    title,
    follows: `A token of the purpose “${purpose}” opens ${opens.map(nameOfPage).join(', ')}, and nothing else (D28).`,
    value: [`valid for ${tokens[purpose as keyof typeof tokens]} days at most`],
    file: 'graphql/backend/common/token-purposes.ts',
    pages: opens,
  })),
  {
    id: 'seasons',
    title: 'Seasons',
    follows:
      'A banner over the start page announces a season, and then says when it ends; the landing page of a season has it in its first screen (D29).',
    value: Object.entries(seasons).flatMap(([name, { dates }]) =>
      dates.map(
        ({ announced, begins, ends }) => `${sayName(name)}: announced ${announced}, begins ${begins}, ends ${ends}`,
      ),
    ),
    file: 'machines/landing-pages/landing-pages.json',
    pages: ['landing'],
  },
  {
    id: 'landing-pages',
    title: 'Landing pages',
    follows:
      'A slug of the address chooses what the start page shows: layout, colour, words, sections, flow, whether the community is full, whether registering ends in a popup (D29).',
    value: SLUGS.map((slug) => {
      const { words, flow, full, finishedInPopup } = landingOf(slug) ?? { words: '', flow: 'default' as const };
      const more = [full && 'full', finishedInPopup && 'ends in a popup'].filter(Boolean).join(', ');
      return `/${slug}: words “${words}”, ${FLOW_WORDS[flow]}${more && `, ${more}`}`;
    }),
    file: 'machines/landing-pages/landing-pages.json',
    pages: ['landing', ...sends('finished.closed')],
  },
  {
    id: 'flows',
    title: 'The four flows',
    follows: 'What the form asks, where it ends, and whether the address can be changed differs by flow (D15).',
    value: FLOW_NAMES.map(sayFlow),
    file: 'machines/flows/flows.ts',
    pages: ['registrationForm', 'leanSecondStep', 'socialSecondStep', 'formFinished', 'autoActivated'],
  },
  {
    id: 'link-lives',
    title: 'Validity of links and places',
    follows: 'An older link leads to a refusal; a registration that is not activated releases its place.',
    value: [
      `an invitation link: ${VALIDITY_DAYS} days (D9)`,
      `an activation link: ${sayDuration(LINK_LIFE)} (D25)`,
      `a registration that is not activated: ${pendingDays} days (D14)`,
    ],
    file: 'machines/domain/link-validity.ts',
    pages: ['deny', 'activateAccount', 'activationError', 'formFinished', 'emailPending'],
  },
  {
    id: 'referrers',
    title: 'Sites whose links are refused',
    follows: 'An invitation that is opened from one of these sites leads to “Turned away” (D11).',
    value: Object.entries(BLOCKLIST).map(([kind, hosts]) => `${kind}: ${hosts.length} sites, as ${hosts[0]}`),
    file: 'machines/domain/referrer-blocklist.ts',
    pages: ['deny'],
  },
  {
    id: 'mailboxes',
    title: 'Where mail is read on the web',
    follows: 'By the domain of the address, the page has a link that opens the mailbox (D26).',
    value: ['Gmail, Outlook, GMX, iCloud, Yahoo and other large providers'],
    file: 'machines/domain/mailboxes.ts',
    pages: pagesWith(({ groups = [] }) => groups.some(({ when = [] }) => when.includes('mailboxKnown'))),
  },
];
