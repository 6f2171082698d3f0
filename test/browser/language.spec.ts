/** Languages: chosen in the footer, named by a prefix, remembered (D2). During activation: inbox.spec. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../locales/languages.ts';
import { chooseLanguage, inFooter, isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { wordsIn } from './shown-messages.ts';

/** The languages in the footer, if the page has one. */
const languages = (page: Page) => page.locator('.languages');
const opener = (page: Page) => languages(page).locator('summary');

test('lists seven languages by their own names; loads only one (spec 5) [A61]', async ({ page, open, onScreen }) => {
  const words: string[] = [];
  page.on('request', (request) =>
    words.push(...(new RegExp(`(?<=/assets/)(?:${LOCALES.join('|')})(?=-)`).exec(request.url()) ?? [])),
  );
  await open('/error/404', '/pl');
  await onScreen('notFound', { prefix: '/pl' });
  await page.waitForLoadState('networkidle');
  expect(words).toEqual(['pl', 'pl']);
  await expect(languages(page).getByRole('link')).toHaveCount(0);
  await opener(page).click();
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

test('a choice in the footer keeps the input (D2) [A63]', async ({ page, calls, mailbox, openForm, onScreen }) => {
  const form = await openForm();
  const person = guest({ firstName: '', terms: false });
  await form.send(person);
  await expect(form.summary.getByRole('link')).toHaveText([
    'Please provide your first name',
    'Please accept the terms and the privacy policy',
  ]);
  const entries = await page.evaluate(() => history.length);
  await chooseLanguage(page, 'Deutsch');
  await onScreen('form', { prefix: '/de', state: 'errors' });
  // The focus returns to the button that opened the list.
  await expect(opener(page)).toBeFocused();
  await expect(languages(page).getByRole('link')).toHaveCount(0);
  const text = wordsIn('de');
  const german = new Form(page, '/de');
  await german.expectValues(person);
  await expect(german.summary.getByRole('link')).toHaveText([text('wrong.firstName'), text('wrong.terms')]);
  await expect(german.field('country').locator('option:checked')).toHaveText('Österreich');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await onScreen('form', { prefix: '/de' });
  await german.expectValues(person);
  await chooseLanguage(page, 'English');
  await onScreen('form', { prefix: '/en', state: 'again in English' });
  await form.expectValues(person);
  expect(calls.of('registrationSubmitForm')).toEqual([]);

  await chooseLanguage(page, 'Deutsch');
  await onScreen('form', { prefix: '/de' });
  await german.field('firstName').fill('Ada');
  await german.box('terms').check();
  await german.register.click();
  await onScreen('inbox', { prefix: '/de' });
  const mail = await mailbox.mailTo(person.email);
  expect({ locale: mail.locale, path: new URL(mail.links[0] ?? '').pathname }).toEqual({
    locale: 'de',
    path: '/acquisition/de/registration/activateaccount',
  });
  await page.goBack();
  await onScreen('form', { prefix: '/de' });
});

test('nothing changes while a language or its messages load (D2, WCAG 3.2.2) [A62]', async ({
  page,
  context,
  gates,
  open,
  onScreen,
}) => {
  gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await open('/registration/code');
  await isLive(page);
  const { cookies, address } = { cookies: await context.cookies(), address: page.url() };
  await opener(page).focus();
  for (const key of ['ArrowDown', 'Enter', 'Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(languages(page).getByRole('link', { name: 'Français', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  expect([await context.cookies(), page.url(), await page.locator('html').getAttribute('lang')]).toEqual([
    cookies,
    address,
    'en',
  ]);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/de-*.js', (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await chooseLanguage(page, 'Deutsch');
  await failed;
  await expect(languages(page).locator('[aria-current]')).toHaveText('English');
  await onScreen('code');
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // The last screen stays until the next one has its messages (D2).
  const before = await onScreen('code', { prefix: '/fr' });
  await page.waitForLoadState('networkidle');
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/fr-*.js', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await inFooter(page, 'link', wordsIn('fr')('layout.accessibility')).click();
  await asked.promise;
  await expect(before).toBeVisible();
  released.resolve();
  await expect(await onScreen('accessibility', { prefix: '/fr' })).toBeFocused();
});

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the first visit redirects to the browser’s language, later ones to the choice (D2)', async ({
    context,
    open,
    onScreen,
  }) => {
    await open('/?rc=VESTIBULE&utm_source=friend');
    await onScreen('welcome', { prefix: '/de', at: '/?utm_source=friend' });
    // A link to another language is a choice.
    await open('/registration/code', '/it');
    const kept = (await context.cookies()).map(({ name, value, path, sameSite, httpOnly, expires }) => ({
      name,
      value,
      path,
      sameSite,
      httpOnly,
      days: Math.round((expires - Date.now() / 1000) / 86_400),
    }));
    const common = { value: 'it', path: '/', sameSite: 'Lax', httpOnly: false };
    // Chromium limits cookies to 400 days.
    expect(kept.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { ...common, name: 'i18n_redirected', days: 365 },
      { ...common, name: 'lang', days: 400 },
    ]);
    await open('/?rc=VESTIBULE');
    await onScreen('welcome', { prefix: '/it' });
  });
});

test.describe('where a CDN serves the page, which knows no visitor', () => {
  test.use({ locale: 'nl-BE', extraHTTPHeaders: { 'accept-language': 'en' } });

  test('the script redirects a first visit to its language (D2)', async ({
    page,
    context,
    product,
    open,
    onScreen,
  }) => {
    await open('/stores?utm_source=friend#doors');
    await page.waitForURL('**/acquisition/nl/stores?utm_source=friend#doors');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    // No history entry remains.
    expect(await page.evaluate(() => history.length)).toBe(2);
    // From now on it is the visitor's language.
    await open('/registration/code');
    await onScreen('code', { prefix: '/nl' });
    const only = async (name: string, value: string) => {
      await context.clearCookies();
      await context.addCookies([{ name, value, url: product.url }]);
    };
    await only('lang', 'sv');
    await open('/stores');
    await page.waitForURL('**/acquisition/sv/stores');
    await isLive(page);
    await only('i18n_redirected', 'en');
    await open('/registration/code');
    await onScreen('code');
  });
});
