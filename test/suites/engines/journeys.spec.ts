/** The main journeys, which must work alike in each engine. `test/browser/` tests them in depth in Chromium. */
import { haveReady } from '../../model/browser/press.ts';
import { guest } from '../../browser/form.ts';
import { fillIn, PERSON } from '../../engines/fill-in.ts';
import { english as text, wordsIn } from '../../browser/shown-messages.ts';
import { expect, test } from './fixtures.ts';
import { holding, type Visit } from './engine-visit.ts';

const WELCOMED = `${text('landing.invitedHeading')} ${text('landing.invitedSecond', { inviter: 'Clara' })}`;

/** From an invitation to the form. */
async function toForm(visit: Visit): Promise<void> {
  await visit.open('/?rc=VESTIBULE');
  await visit.seesScreen('welcome', { focus: 'page', announced: [WELCOMED] });
  await visit.press('Register', { role: 'link' });
  await visit.seesScreen('form', { focus: 'heading' });
}
/** From the link of a mail to the shop. */
async function activate(visit: Visit, link: string): Promise<void> {
  await visit.open(link);
  await visit.seesScreen('activate', { focus: 'page', prefix: '/en' });
  await visit.press('Activate my account');
  await visit.seesScreen('activated', { focus: 'heading', prefix: '/en' });
  await visit.press(text('action.continue'));
  await visit.sees('the shop', () => location.pathname, '/shop');
}

test('default: from an empty form by invitation to the shop (D15, D25)', async ({ visit, mailbox }) => {
  const person = guest();
  await toForm(visit);
  await visit.press('Register');
  await visit.seesScreen('form', {
    focus: 'alarm',
    wrong: ['email', 'firstName', 'gender', 'lastName', 'terms'],
    announced: ['Please check 5 fields'],
  });
  await fillIn(visit.form, person);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
  await activate(visit, await mailbox.linkTo(person.email));
});

test('lean: step 1 on the landing page, then the name, to the shop (D15)', async ({ visit, mailbox }) => {
  const person = guest();
  await visit.open('/lean?rc=VESTIBULE');
  await visit.seesScreen('welcome', { focus: 'page', at: '/lean', announced: [WELCOMED] });
  await fillIn(visit.form, person, ['email', 'country', 'terms']);
  await visit.press('Register', { within: '#registration' });
  await visit.seesScreen('leanSecondStep', { focus: 'heading' });
  await fillIn(visit.form, person, ['gender', 'firstName', 'lastName']);
  await visit.press('Continue');
  await visit.seesScreen('inbox', { focus: 'heading' });
  await activate(visit, await mailbox.linkTo(person.email));
});

test('input survives Back, Forward, a reload and a cancelled wait (D22, D24)', async ({ visit }) => {
  const person = guest({ newsletter: true });
  await toForm(visit);
  await fillIn(visit.form, person, [...PERSON, 'newsletter']);
  await visit.back();
  await visit.seesScreen('welcome', { focus: 'heading' });
  await visit.forward();
  await visit.seesScreen('form', { focus: 'heading', fields: holding(person) });
  await visit.reload();
  await visit.seesScreen('form', { focus: 'page', fields: holding(person) });
  await visit.page.intercept(() => undefined);
  await visit.press('Register');
  // Appears after eight seconds.
  await visit.press(text('action.cancel'));
  await visit.seesScreen('form', { focus: 'elsewhere', fields: holding(person) });
});

test('offline is announced and typing continues; online is silent (D24)', async ({ visit }) => {
  // Only letters of the loaded fonts; others would load a font file, whose failure the browser logs.
  const person = guest({ firstName: 'Zoë', lastName: 'Lindström' });
  await toForm(visit);
  // Screens are prefetched one after another, these last.
  for (const chunk of ['network', 'aside', 'en-aside']) await haveReady(visit.page, chunk);
  await visit.setOnline(false);
  await visit.seesScreen('form', { focus: 'heading', announced: [text('connection.offline')] });
  await fillIn(visit.form, person, ['firstName', 'lastName', 'email']);
  await visit.setOnline(true);
  await visit.sees('no announcement', () => document.querySelector('.bar')?.textContent ?? '', '');
  await fillIn(visit.form, person, ['gender', 'country', 'terms']);
  await visit.press('Register');
  await visit.seesScreen('inbox', { focus: 'heading' });
});

test('a language change in the footer keeps page and input, also after a reload (D2)', async ({ visit }) => {
  const person = guest();
  await toForm(visit);
  await fillIn(visit.form, person);
  // Engines expose different roles for `summary`.
  await visit.page.evaluate(() => document.querySelector<HTMLElement>('.languages summary')?.click());
  await visit.press('Deutsch', { role: 'link', within: 'footer' });
  await visit.seesScreen('form', {
    focus: 'elsewhere',
    prefix: '/de',
    announced: ['Deutsch'],
    fields: holding(person),
  });
  await visit.reload();
  await visit.seesScreen('form', { focus: 'page', prefix: '/de', fields: holding(person) });
  await visit.press(wordsIn('de')('action.register'));
  await visit.seesScreen('inbox', { focus: 'heading', prefix: '/de' });
});

test.describe('before a decision', () => {
  test.use({ decided: false });
  const BANNER = { within: 'vestibule-consent' };
  /** The visitor's choice, and the events released since page load (D36). */
  const seesConsent = (visit: Visit, choice: object | null, events: readonly string[] | null) =>
    visit.sees('the choice that is kept, and the tracked events', readConsent, { choice, events });

  test('accepting stores and tracks; a reload does not ask; withdrawal works (D36)', async ({ visit }) => {
    await toForm(visit);
    await seesConsent(visit, null, null);
    await visit.press('Accept all', BANNER);
    await seesConsent(visit, { analytics: true, personalisation: true }, ['landing_registration']);
    await visit.reload();
    await visit.seesScreen('form', { focus: 'page' });
    await seesConsent(visit, { analytics: true, personalisation: true }, ['landing_registration']);
    expect(await visit.page.evaluate(() => document.querySelector('vestibule-consent'))).toBe(null);
    await visit.press(text('layout.cookies'), { within: 'footer' });
    await visit.check(text('consentBanner.analytics'), 'checkbox', false, BANNER.within);
    await visit.press(text('consentBanner.save'), BANNER);
    await visit.choose(text('fields.country'), 'PL');
    await seesConsent(visit, { analytics: false, personalisation: true }, ['landing_registration']);
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
