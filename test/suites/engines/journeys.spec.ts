/** The main journeys, which each engine must draw alike; written once. In depth they are tested in Chromium: `test/browser/`. */
import { haveReady } from '../../model/browser/press.ts';
import { guest } from '../../browser/form.ts';
import { tokensOf } from '../../browser/flows.ts';
import { english as text, wordsIn } from '../../browser/words.ts';
import { expect, test } from './fixtures.ts';
import type { Visit } from './visit.ts';

const PERSON = ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'] as const;
const WELCOMED = `${text('landing.invitedHeading')} ${text('landing.invitedSecond', { inviter: 'Clara' })}`;

/** By an invitation to the form. */
async function toForm(visit: Visit): Promise<void> {
  await visit.open('/?rc=VESTIBULE');
  await visit.seesScreen('welcome', { focus: 'page', announced: [WELCOMED] });
  await visit.press('Register', { role: 'link' });
  await visit.seesScreen('form', { focus: 'heading' });
}
/** By the link of a mail to the shop. */
async function activate(visit: Visit, link: string): Promise<void> {
  await visit.open(link);
  await visit.seesScreen('activate', { focus: 'page', prefix: '/en' });
  await visit.press('Activate my account');
  await visit.seesScreen('activated', { focus: 'heading', prefix: '/en' });
  await visit.press(text('action.continue'));
  await seesShop(visit);
}
const seesShop = (visit: Visit) => visit.sees('the shop', () => visit.page.evaluate(() => location.pathname), '/shop');

test('default: by invitation to the shop (D15, D25)', async ({ visit, mailbox }) => {
  const person = guest();
  await toForm(visit);
  await visit.fillIn(person, PERSON);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
  await activate(visit, await mailbox.linkTo(person.email));
});

test('lean: step 1 on the landing page, then the name, to the shop (D15)', async ({ visit, mailbox }) => {
  const person = guest();
  await visit.open('/lean?rc=VESTIBULE');
  await visit.seesScreen('welcome', { focus: 'page', at: '/lean', announced: [WELCOMED] });
  await visit.fillIn(person, ['email', 'country', 'terms']);
  await visit.press('Register', { within: '#registration' });
  await visit.seesScreen('leanSecondStep', { focus: 'heading' });
  await visit.fillIn(person, ['gender', 'firstName', 'lastName']);
  await visit.press('Continue');
  await visit.seesScreen('inbox', { focus: 'heading' });
  await activate(visit, await mailbox.linkTo(person.email));
});

test('social: what one looks for, and on to the shop without a mail (D15)', async ({ visit }) => {
  const person = guest();
  const { social } = await tokensOf(person.email);
  const at = '/registration/formstarted';
  await visit.open(`${at}?flow=socialRegistration&token=${social}`);
  await visit.seesScreen('socialForm', { focus: 'page' });
  await visit.fillIn(person, ['gender', 'country', 'terms']);
  await visit.press('Register');
  await visit.seesScreen('socialSecondStep', { focus: 'heading' });
  await visit.check(text('socialSecondStep.shoes'));
  await visit.press('Continue');
  await seesShop(visit);
});

test('approved from the waiting list: the address stands fast, to the shop (D15)', async ({ visit, mailbox }) => {
  const person = guest();
  const { waitingListApproved } = await tokensOf(person.email);
  await visit.open(`/registration/formstarted?flow=waitingListApproved&token=${waitingListApproved}`);
  await visit.seesScreen('approvedForm', { focus: 'page' });
  await visit.fillIn(person, ['gender', 'firstName', 'lastName', 'country', 'terms']);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
  await activate(visit, await mailbox.linkTo(person.email));
});

test('an empty form: the summary has the focus, a link of it leads to its field (spec 5)', async ({ visit }) => {
  await toForm(visit);
  await visit.press('Register');
  await visit.seesScreen('form', {
    focus: 'alarm',
    wrong: ['email', 'firstName', 'gender', 'lastName', 'terms'],
    announced: ['Please check 5 fields'],
  });
  await visit.press('Please provide your last name', { role: 'link', within: '.error-summary' });
  await visit.sees('the field with the focus', () => visit.page.evaluate(() => document.activeElement?.id), 'lastName');
  await visit.fillIn(guest(), PERSON);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
});

test('refused by the back end: both reasons at their fields, what was typed stays (D16)', async ({ visit }) => {
  const person = guest({ email: 'problem+FirstNameInvalid+EmailInvalid@example.com' });
  await toForm(visit);
  await visit.fillIn(person, PERSON);
  await visit.press('Register');
  await visit.seesScreen('form', {
    focus: 'alarm',
    wrong: ['email', 'firstName'],
    announced: ['Please check 2 fields'],
    fields: holding(person),
  });
});

/** What the form holds, once a person has filled it in. */
const holding = (person: ReturnType<typeof guest>) => ({
  'gender woman': person.gender === 'woman',
  'gender man': person.gender === 'man',
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  country: person.country,
  terms: person.terms,
  newsletter: person.newsletter,
});

test('a code that is not valid, and one that is (D10)', async ({ visit }) => {
  await visit.open('/registration/code');
  await visit.seesScreen('code', { focus: 'page' });
  await visit.type(text('fields.code'), 'NO-SUCH-CODE');
  await visit.press('Register');
  await visit.seesScreen('code', { focus: 'wrong field', wrong: ['code'], fields: { code: 'NO-SUCH-CODE' } });
  await visit.type(text('fields.code'), 'vesti bule');
  await visit.press('Register');
  await visit.seesScreen('form', { focus: 'heading' });
});

test('Back and Forward move between pages, and what was typed is there again (D22)', async ({ visit }) => {
  const person = guest();
  await toForm(visit);
  await visit.fillIn(person, PERSON);
  await visit.back();
  await visit.seesScreen('welcome', { focus: 'heading' });
  await visit.forward();
  await visit.seesScreen('form', { focus: 'heading', fields: holding(person) });
});

test('a reload keeps what was typed (D22)', async ({ visit }) => {
  const person = guest({ newsletter: true });
  await toForm(visit);
  await visit.fillIn(person, [...PERSON, 'newsletter']);
  await visit.reload();
  await visit.seesScreen('form', { focus: 'page', fields: holding(person) });
});

test('without a network: announced, typing goes on; back again without a word (D24)', async ({ visit }) => {
  // Letters of the faces that are there: others would ask for one, and a browser tells of what can't be had.
  const person = guest({ firstName: 'Zoë', lastName: 'Lindström' });
  await toForm(visit);
  // Screens come one after another, these last.
  for (const chunk of ['network', 'aside', 'en-aside']) await haveReady(visit.page, chunk);
  await visit.setOnline(false);
  await visit.seesScreen('form', { focus: 'heading', announced: [text('connection.offline')] });
  await visit.fillIn(person, ['firstName', 'lastName', 'email']);
  await visit.setOnline(true);
  await visit.sees(
    'no announcement',
    () => visit.page.evaluate(() => document.querySelector('output')?.textContent ?? ''),
    '',
  );
  await visit.fillIn(person, ['gender', 'country', 'terms']);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
});

test('what takes long can be cancelled, and what was typed stays (D24)', async ({ visit }) => {
  const person = guest();
  await visit.page.stopClock();
  await toForm(visit);
  await visit.fillIn(person, PERSON);
  const sent = Promise.withResolvers<void>();
  await visit.page.intercept(() => sent.resolve());
  await visit.press('Register');
  await sent.promise;
  await visit.page.passTime(8_000);
  await visit.press(text('action.cancel'));
  await visit.seesScreen('form', { focus: 'elsewhere', fields: holding(person) });
});

test('storage blocked: the visit goes on to the inbox (D22)', async ({ visit }) => {
  await visit.page.early({
    run: () => {
      for (const area of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
    argument: null,
  });
  await toForm(visit);
  await visit.fillIn(guest(), PERSON);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
});

test('the teaser: a dialog with the focus in it, that Escape closes for good (D4)', async ({ visit }) => {
  const start = { focus: 'heading', at: '/' } as const;
  await visit.open('/?pdp=/p/red-coat');
  await visit.sees('the dialog and its focus', () => visit.page.evaluate(readDialog), { dialogs: 1, focus: 'H2' });
  await visit.key('Escape');
  await visit.seesScreen('start', start);
  await visit.sees('no dialog', () => visit.page.evaluate(readDialog), { dialogs: 0, focus: 'H1' });
  await visit.reload();
  await visit.seesScreen('start', { ...start, focus: 'page' });
  await visit.sees('no dialog', () => visit.page.evaluate(readDialog), { dialogs: 0, focus: 'BODY' });
});
const readDialog = () => ({
  dialogs: document.querySelectorAll('dialog').length,
  focus: document.activeElement?.tagName ?? 'none',
});

test('another language from the foot of the page: page and input stay, a reload knows it (D2)', async ({ visit }) => {
  const person = guest();
  await toForm(visit);
  await visit.fillIn(person, PERSON);
  await visit.press('Deutsch', { role: 'link', within: 'footer' });
  await visit.seesScreen('form', { focus: 'elsewhere', prefix: '/de', fields: holding(person) });
  await visit.reload();
  await visit.seesScreen('form', { focus: 'page', prefix: '/de', fields: holding(person) });
  await visit.press(wordsIn('de')('action.register'));
  await visit.seesScreen('inbox', { focus: 'heading', prefix: '/de' });
});

test.describe('whoever has not decided', () => {
  test.use({ decided: false });
  const BANNER = { within: 'vestibule-consent' };
  /** What the visitor has chosen, and which events were let out since the page was loaded (D36). */
  const seesConsent = (visit: Visit, choice: object | null, events: readonly string[] | null) =>
    visit.sees('the choice that is kept, and the tracked events', () => visit.page.evaluate(readConsent), {
      choice,
      events,
    });

  test('accepts all: kept only then, what waited is tracked, and nobody is asked again (D36)', async ({ visit }) => {
    await toForm(visit);
    await seesConsent(visit, null, null);
    await visit.press('Accept all', BANNER);
    await seesConsent(visit, { analytics: true, personalisation: true }, ['landing_registration']);
    await visit.reload();
    await visit.seesScreen('form', { focus: 'page' });
    await seesConsent(visit, { analytics: true, personalisation: true }, ['landing_registration']);
    expect(await visit.page.evaluate(() => document.querySelector('vestibule-consent'))).toBe(null);
  });

  test('refuses all, allows it later, and withdraws: tracked in between alone (D36)', async ({ visit }) => {
    await toForm(visit);
    await visit.press('Reject all', BANNER);
    await seesConsent(visit, { analytics: false, personalisation: false }, null);
    await visit.press(text('layout.cookies'), { within: 'footer' });
    await visit.check(text('consentBanner.analytics'), 'checkbox', true, BANNER.within);
    await visit.press(text('consentBanner.save'), BANNER);
    await seesConsent(visit, { analytics: true, personalisation: false }, null);
    await visit.choose(text('fields.country'), 'CH');
    await seesConsent(visit, { analytics: true, personalisation: false }, ['registration_country_changed']);
    await visit.press(text('layout.cookies'), { within: 'footer' });
    await visit.check(text('consentBanner.analytics'), 'checkbox', false, BANNER.within);
    await visit.press(text('consentBanner.save'), BANNER);
    await visit.choose(text('fields.country'), 'PL');
    await seesConsent(visit, { analytics: false, personalisation: false }, ['registration_country_changed']);
  });
});
const readConsent = () => {
  const stored = localStorage.getItem('vestibule.consent');
  const { analytics, personalisation } = JSON.parse(stored ?? '{}') as Record<string, boolean>;
  return {
    choice: stored === null ? null : { analytics, personalisation },
    events: window.dataLayer?.map((item) => String(Reflect.get(item, 'event'))) ?? null,
  };
};
