/** The walks by keyboard, by file name, in order. */
import { DEMO_ACCOUNTS } from '../../../graphql/backend/demo/data.ts';
import { LANGUAGES } from '../../../locales/languages.ts';
import { guest } from '../../browser/form.ts';
import type { Mailbox } from '../../browser/mailbox.ts';
import { register } from '../../browser/registered.ts';
import type { Product } from '../../harness/product.ts';
import type { Listener } from './orca-user.ts';

/** A separate product for each browser and language. */
export interface Place {
  product: Product;
  mailbox: Mailbox;
}
type Walk = (listener: Listener, place: Place) => Promise<void>;

const BUTTON = 'push button';

/** The consent banner, its settings, and a choice (D36). */
const consent: Walk = async ({ open, press, use }) => {
  await open('/registration/code');
  await use('consentBanner.settings', BUTTON);
  await use('consentBanner.analytics', 'check box', 'space');
  await press('Escape');
  await use('layout.cookies', '');
  await use('consentBanner.save', BUTTON);
};

/** A long page, by headings, then line by line. */
const reading: Walk = async ({ open, press }) => {
  await open('/women?rc=VESTIBULE');
  await press('ctrl+Home');
  for (let heading = 0; heading < 6; heading += 1) await press('h');
  await press('ctrl+Home');
  for (let line = 0; line < 30; line += 1) await press('Down');
};

/** A typed code: empty, refused, valid (D10). */
const code: Walk = async ({ open, press, to, type }) => {
  await open('/registration/code');
  await to('fields.code', 'entry');
  await press('Return');
  await type('NO-SUCH-CODE');
  await press('Return');
  await type('vestibule');
  await press('Return');
};

/** An invitation, with every mistake, through the mail to the entrance of the shop (D7, D16, D25). */
const registration: Walk = async (listener, { mailbox }) => {
  const { open, press, to, use, fill, type } = listener;
  const email = 'anna@example.org';
  await open('/women?rc=VESTIBULE');
  await use('action.register', 'link');
  await use('action.register', BUTTON);
  await use('wrong.lastName', 'link');
  await type('Lindqvist');
  await press('shift+Tab');
  await type('Anna');
  await press('shift+Tab');
  await press('space');
  await fill('fields.email', 'problem+FirstNameInvalid+EmailInvalid@example.com');
  await to('fields.country');
  await press('Tab');
  await press('space');
  await use('action.register', BUTTON);
  await press('Tab');
  await press('Return');
  await type('Anna');
  await to('fields.email', 'entry');
  await type(email);
  await use('action.register', BUTTON);
  await listener.openLink(await mailbox.linkTo(email), 'the link of the mail');
  await use('action.activate', BUTTON);
  await listener.waitFor(/10/);
  await to('action.continue', BUTTON);
};

/** Approved from the waiting list: a mailed form with a known address (D15). */
const approved: Walk = async (listener, { product }) => {
  const { press, to, use, fill } = listener;
  const { waitingListApproved: token } = (await product.demo('approved@example.org')).tokens;
  const search = new URLSearchParams({ flow: 'waitingListApproved', token });
  await listener.open(`/registration/formstarted?${search}`, 'the link of the mail');
  await to('fields.woman');
  await press('space');
  await fill('fields.firstName', 'Anna');
  await fill('fields.lastName', 'Lindqvist');
  await to('fields.country');
  await press('Tab');
  await press('space');
  await use('action.register', BUTTON);
};

/** Without an invitation: a place on the waiting list, confirmed in the lobby (D27, D28). */
const waitingList: Walk = async (listener, { mailbox }) => {
  const { open, fill, use } = listener;
  const email = 'guest@example.org';
  await open('/full');
  await fill('fields.email', email);
  await use('action.joinWaitingList', BUTTON);
  await listener.openLink(await mailbox.linkTo(email), 'the link of the mail');
  await use('action.joinWaitingList', BUTTON);
};

/** Changing the language while filling in a form: page and typed values stay (D2). */
const language: Walk = async ({ open, fill, to, moveTo, press, pressUntil }) => {
  await open('/membership-interest/apply');
  await fill('fields.email', 'anna@example.org');
  // The button that opens the list follows it.
  await to('layout.accessibility', 'link');
  await press('Tab');
  await press('Return');
  await moveTo(`${LANGUAGES.fr.name} link`);
  await pressUntil('Return', LANGUAGES.fr.name);
  await press('Tab');
};

/** The address has an account: redirect to the login, with time to hear of it, or to stay (D20, WCAG 2.2.1). */
const member: Walk = async (listener) => {
  const { open, press, to, use, fill } = listener;
  await open('/women?rc=VESTIBULE');
  await use('action.register', 'link');
  await to('fields.woman');
  await press('space');
  await fill('fields.firstName', 'Anna');
  await fill('fields.lastName', 'Lindqvist');
  await fill('fields.email', DEMO_ACCOUNTS.active);
  await to('fields.country');
  await press('Tab');
  await press('space');
  await use('action.register', BUTTON);
  await use('action.stay', BUTTON);
};

/** Unsubscribing from the newsletter by a mailed link (spec, section 5). */
const unsubscribe: Walk = async (listener, place) => {
  const person = guest({ email: 'reader@example.org', newsletter: true });
  await register(place, person);
  const [, link = ''] = (await place.mailbox.mailTo(person.email)).links;
  await listener.open(`/newsletter/unsubscribe${new URL(link).search}`, 'the link of the mail');
  await listener.use('unsubscribe.action', BUTTON);
};

export const WALKS: Readonly<Record<string, Walk>> = {
  consent,
  reading,
  code,
  registration,
  approved,
  'waiting-list': waitingList,
  language,
  member,
  unsubscribe,
};
/** The walk with the consent banner; elsewhere consent is already given (D36). */
export const CONSENT = 'consent';
