/** The main paths by keyboard. */
import { DEMO_ACCOUNTS } from '../../../graphql/backend/demo/data.ts';
import { bannerOn } from '../../browser/consent-banner.ts';
import { tokensOf } from '../../browser/flows.ts';
import { guest } from '../../browser/form.ts';
import { fillIn } from '../../engines/fill-in.ts';
import type { Visitor } from './keyboard-visitor.ts';

const BANNER = { within: 'vestibule-consent' };

/** From an invitation to the form. */
async function toForm(visitor: Visitor): Promise<void> {
  await visitor.open('/?rc=VESTIBULE');
  await visitor.sees('welcome');
  await visitor.press('link', 'action.register');
  await visitor.sees('form');
}

/** From an invitation to the entrance of the shop: form, inbox, activation, welcome (D7, D25). */
async function registration(visitor: Visitor): Promise<void> {
  const email = visitor.newAddress();
  await toForm(visitor);
  await fillIn(visitor.in('main'), guest({ email: email }));
  await visitor.press('button', 'action.register');
  await visitor.sees('inbox');
  const link = await visitor.mailbox.linkTo(email);
  await visitor.openLink(link, 'the link of the mail');
  await visitor.sees('activate');
  await visitor.press('button', 'action.activate');
  await visitor.sees('activated');
  await visitor.press('button', 'action.continue');
  await visitor.leavesFor('/shop');
}

/** A typed code: empty, refused, valid (D10). */
async function code(visitor: Visitor): Promise<void> {
  const within = 'form#code';
  await visitor.open('/registration/code');
  await visitor.sees('code');
  await visitor.press('button', 'action.register', { within });
  await visitor.type('fields.code', 'NO-SUCH-CODE', { within });
  // From within the field, where the focus stays.
  await visitor.key('Enter');
  await visitor.until(visitor.page.getByText(visitor.text('code.invalid'), { exact: true }).first());
  await visitor.type('fields.code', 'vesti bule', { within });
  await visitor.press('button', 'action.register', { within });
  await visitor.sees('form');
}

/** The lean flow: address, country and terms on the landing page, then the name (D15). */
async function lean(visitor: Visitor): Promise<void> {
  const within = '#registration';
  const person = guest({ email: visitor.newAddress() });
  await visitor.open('/lean?rc=VESTIBULE');
  await visitor.sees('welcome');
  await fillIn(visitor.in(within), person, ['email', 'country', 'terms']);
  await visitor.press('button', 'action.register', { within });
  await visitor.sees('leanSecondStep');
  await fillIn(visitor.in('main'), person, ['gender', 'firstName', 'lastName']);
  await visitor.press('button', 'action.continue');
  await visitor.sees('inbox');
}

/** The social flow: the rest of the form, preferences, and access without a mail (D15). */
async function social(visitor: Visitor): Promise<void> {
  const { social: token } = await tokensOf(visitor.newAddress());
  await visitor.open(`/registration/formstarted?flow=socialRegistration&token=${visitor.stands(token, '…')}`);
  await visitor.sees('socialForm');
  await fillIn(visitor.in('main'), guest({ gender: 'man' }), ['gender', 'country', 'terms']);
  await visitor.press('button', 'action.register');
  await visitor.sees('socialSecondStep');
  await visitor.tick('checkbox', 'socialSecondStep.shoes');
  await visitor.press('button', 'action.continue');
  await visitor.leavesFor('/shop');
}

/**
 * Without an invitation: a place on the waiting list, requested on the landing page, confirmed in the lobby (D27, D28).
 */
async function waitingList(visitor: Visitor): Promise<void> {
  const email = visitor.newAddress();
  const within = 'section:has(#ask)';
  await visitor.open('/full');
  await visitor.sees('full');
  await visitor.type('fields.email', email, { within });
  await visitor.press('button', 'action.joinWaitingList', { within });
  await visitor.until(visitor.page.getByText(visitor.text('landing.placeAsked'), { exact: true }));
  await visitor.openLink(await visitor.mailbox.linkTo(email), 'the link of the mail');
  await visitor.sees('lobby');
  await visitor.press('button', 'action.joinWaitingList');
  await visitor.sees('lobbyJoined');
}

/** Membership interest without knowing a member; an invalid address is reported (spec, section 5). */
async function membershipInterest(visitor: Visitor): Promise<void> {
  await visitor.open('/membership-interest');
  await visitor.sees('interest');
  await visitor.press('link', 'action.applyNow');
  await visitor.sees('apply');
  await visitor.type('fields.email', 'no address');
  await visitor.press('button', 'action.submit');
  await visitor.type('fields.email', visitor.newAddress());
  await visitor.press('button', 'action.submit');
  await visitor.sees('applied');
}

async function toMember(visitor: Visitor): Promise<void> {
  await toForm(visitor);
  await fillIn(visitor.in('main'), guest({ email: DEMO_ACCOUNTS.active }));
  await visitor.press('button', 'action.register');
  await visitor.sees('member');
}
/** The address has an account: redirect to the login, with time to hear of it, or to stay (D20, WCAG 2.2.1). */
async function member(visitor: Visitor): Promise<void> {
  await toMember(visitor);
  await visitor.wait(12);
  await visitor.press('button', 'action.stay');
  await visitor.wait(20);
  await visitor.press('button', 'action.loginNow');
  await visitor.leavesFor('/login');
}

/** An empty form, then a complete one that the back end refuses (spec, section 5; D16). */
async function mistakes(visitor: Visitor): Promise<void> {
  const register = () => visitor.press('button', 'action.register');
  const summary = visitor.page.locator('.error-summary');
  await toForm(visitor);
  // Passing through the form causes no error messages.
  await visitor.moveTo('radio', 'fields.woman');
  for (let field = 0; field < 5; field += 1) await visitor.key('Tab');
  await register();
  await visitor.until(summary);
  await visitor.press('link', 'wrong.lastName', { within: '.error-summary' });
  await fillIn(visitor.in('main'), guest({ email: 'problem+FirstNameInvalid+EmailInvalid@example.com' }));
  await register();
  const refused = visitor.text('wrong.charactersNamed', { field: visitor.text('fields.firstName') });
  await visitor.until(summary.getByRole('link', { name: refused, exact: true }));
  await visitor.type('fields.firstName', 'Maria');
  // A typo that is easy to see but hard to hear: two letters swapped.
  await visitor.type('fields.email', 'maria@gmial.com');
  await visitor.key('Tab');
}

/** A slow answer: the announcements, and the way to cancel (D24). */
async function slow(visitor: Visitor): Promise<void> {
  await toForm(visitor);
  await fillIn(visitor.in('main'), guest({ email: visitor.newAddress() }));
  await visitor.hold('registrationSubmitForm');
  await visitor.press('button', 'action.register');
  await visitor.wait(9);
  await visitor.press('button', 'action.cancel');
}

/** The consent banner: present before it is answered, with separate settings (D36). */
async function consent(visitor: Visitor): Promise<void> {
  const banner = bannerOn(visitor.page, visitor.prefix);
  await visitor.open('/registration/code');
  await visitor.until(banner.region);
  await visitor.press('button', 'consentBanner.settings', BANNER);
  await visitor.until(banner.settingsHeading);
  await visitor.tick('checkbox', 'consentBanner.personalisation', BANNER);
  await visitor.key('Escape');
  await visitor.press('button', 'consentBanner.settings', BANNER);
  await visitor.press('button', 'consentBanner.save', BANNER);
}

/** The path with the consent banner; elsewhere consent is already given (D36). */
export const CONSENT = 'consent';
/** By file name. */
export const PATHS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  registration,
  code,
  lean,
  social,
  'waiting-list': waitingList,
  'membership-interest': membershipInterest,
  member,
  mistakes,
  slow,
  [CONSENT]: consent,
};
