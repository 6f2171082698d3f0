/** Languages: chosen in the footer, named by a prefix, asked for by the browser (D2). */
import { isLive, press } from './actions.ts';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../machines/domain/languages.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { wordsIn } from './words.ts';

/** The languages at the foot of the page, where that has one. */
const languages = (page: Page) => page.locator('.languages');
const choose = (page: Page, name: string) => languages(page).getByRole('link', { name, exact: true }).click();

test('the seven are offered by their own names, in the order of the specification (spec 5)', async ({ page, open }) => {
  await open('/error/404', '/pl');
  const offered = await languages(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('hreflang')]),
    );
  expect(offered.slice(0, 7)).toEqual([
    ['English', 'en', 'en'],
    ['Deutsch', 'de', 'de'],
    ['Italiano', 'it', 'it'],
    ['Français', 'fr', 'fr'],
    ['Nederlands', 'nl', 'nl'],
    ['Polski', 'pl', 'pl'],
    ['Svenska', 'sv', 'sv'],
  ]);
  await expect(languages(page).locator('[aria-current]')).toHaveText('Polski');
});

test('chosen in the footer: page, state and what was typed stay; the address gets the prefix (D2)', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = guest({ firstName: '', terms: false });
  await form.fillIn(person);
  await form.register.click();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Please provide your first name',
    'Please accept the terms and the privacy policy',
  ]);
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'Deutsch');
  await onScreen('form', { prefix: '/de', state: 'errors' });
  // What was pressed keeps the focus.
  await expect(languages(page).locator('[aria-current]')).toBeFocused();
  const german = new Form(page, '/de');
  await german.expectValues(person);
  await expect(german.summary.getByRole('link')).toHaveText([
    wordsIn('de')('wrong.firstName'),
    wordsIn('de')('wrong.terms'),
  ]);
  await expect(german.field('country').locator('option:checked')).toHaveText('Österreich');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await onScreen('form', { prefix: '/de' });
  await german.expectValues(person);
  await choose(page, 'English');
  await onScreen('form', { prefix: '/en', state: 'again in English' });
  await form.expectValues(person);
  expect(calls.of('registrationSubmitForm')).toEqual([]);
});

test('a registration in German sends a German mail, and Back stays German (D2, D26)', async ({
  page,
  mailbox,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await choose(page, 'Deutsch');
  await new Form(page, '/de').register.click();
  await onScreen('inbox', { prefix: '/de' });
  const mail = await mailbox.mailTo(person.email);
  expect({ locale: mail.locale, path: new URL(mail.links[0] ?? '').pathname }).toEqual({
    locale: 'de',
    path: '/acquisition/de/registration/activateaccount',
  });
  await page.goBack();
  await onScreen('form', { prefix: '/de' });
});

test('words that can’t be fetched leave the language as it is (D2)', async ({ page, gates, open, onScreen }) => {
  gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await open('/registration/code');
  await onScreen('code');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/de-*.js', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await choose(page, 'Deutsch');
  await failed;
  await expect(languages(page).locator('[aria-current]')).toHaveText('English');
  await onScreen('code');
});

test('the next screen speaks the language that was chosen; until its words are there, the last one stays (D2)', async ({
  page,
  open,
  onScreen,
}) => {
  await open('/');
  await onScreen('start');
  await choose(page, 'Deutsch');
  const before = await onScreen('start', { prefix: '/de' });
  await page.waitForLoadState('networkidle');
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/de-*.js', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsIn('de')('layout.stores'), exact: true })
    .click();
  await asked.promise;
  await expect(before).toBeVisible();
  released.resolve();
  await expect(await onScreen('stores', { prefix: '/de' })).toBeFocused();
});

test('a page loads the words of its language and of its screen, no others', async ({ page, open, onScreen }) => {
  const words: string[] = [];
  page.on('request', (request) =>
    words.push(...(new RegExp(`(?<=/assets/)(?:${LOCALES.join('|')})(?=-)`).exec(request.url()) ?? [])),
  );
  await open('/error/404', '/de');
  await onScreen('notFound', { prefix: '/de' });
  await page.waitForLoadState('networkidle');
  expect(words).toEqual(['de', 'de']);
});

test('in activation a choice is a step within the page: nothing is loaded anew, and the link stays good (spec 4)', async ({
  page,
  context,
  mailbox,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await form.register.click();
  await onScreen('inbox');
  const { links } = await mailbox.mailTo(person.email);
  await page.goto(links[0] ?? '');
  await onScreen('activate', { prefix: '/en' });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const entries = await page.evaluate(() => history.length);
  await choose(page, 'Svenska');
  await onScreen('activate', { prefix: '/sv' });
  const chosen = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(chosen.filter((cookie) => /^(?:lang|i18n_redirected)=/.test(cookie)).toSorted()).toEqual([
    'i18n_redirected=sv',
    'lang=sv',
  ]);
  await press(page, wordsIn('sv')('action.activate'));
  await onScreen('activated', { prefix: '/sv' });
  expect([documents, await page.evaluate(() => history.length)]).toEqual([[], entries]);
});

test('on the way to a language nothing changes: only a press does (WCAG 3.2.2)', async ({ page, context, open }) => {
  await open('/registration/code');
  await isLive(page);
  const { cookies, address } = { cookies: await context.cookies(), address: page.url() };
  await languages(page).getByRole('link', { name: 'English', exact: true }).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(languages(page).getByRole('link', { name: 'Français', exact: true })).toBeFocused();
  expect([await context.cookies(), page.url(), await page.locator('html').getAttribute('lang')]).toEqual([
    cookies,
    address,
    'en',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a language is a link to the same page, which is remembered (D2)', async ({ page, context, open }) => {
    await open('/stores');
    await choose(page, 'Nederlands');
    await expect(page).toHaveURL(/\/acquisition\/nl\/stores$/);
    await expect(page).toHaveTitle(`${wordsIn('nl')('stores.page')} · Vestibule`);
    const chosen = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    expect(chosen).toContain('lang=nl');
  });
});
