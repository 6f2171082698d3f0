/** Languages: chosen in the footer, named by a prefix, asked for by the browser (D2). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { wordsIn } from './words.ts';

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

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
  await footer(page).selectOption('Deutsch');
  await onScreen('form', { prefix: '/de', state: 'errors' });
  const german = new Form(page, '/de');
  await german.expectValues(person);
  await expect(german.summary.getByRole('link')).toHaveText([
    'Bitte geben Sie Ihren Vornamen an',
    'Bitte akzeptieren Sie die Geschäftsbedingungen und die Datenschutzerklärung',
  ]);
  await expect(german.field('country').locator('option:checked')).toHaveText('Österreich');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await onScreen('form', { prefix: '/de' });
  await german.expectValues(person);
  await footer(page).selectOption('English');
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
  await footer(page).selectOption('Deutsch');
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
  await footer(page).selectOption('Deutsch');
  await failed;
  await expect(footer(page)).toHaveValue('en');
  await onScreen('code');
});

test('the next screen speaks the language that was chosen; until its words are there, the last one stays (D2)', async ({
  page,
  open,
  onScreen,
}) => {
  await open('/');
  await onScreen('start');
  await footer(page).selectOption('Deutsch');
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
    .getByRole('link', { name: wordsIn('de')('layout.code'), exact: true })
    .click();
  await asked.promise;
  await expect(before).toBeVisible();
  released.resolve();
  await expect(await onScreen('code', { prefix: '/de' })).toBeFocused();
});

test('a page loads the words of its language and of its screen, no others', async ({ page, open, onScreen }) => {
  const words: string[] = [];
  page.on('request', (request) => words.push(...(/(?<=\/assets\/)(?:en|de)(?=-)/.exec(request.url()) ?? [])));
  await open('/error/404', '/de');
  await onScreen('notFound', { prefix: '/de' });
  await page.waitForLoadState('networkidle');
  expect(words).toEqual(['de', 'de']);
});

for (const [prefix, language] of [
  ['/de', 'de'],
  ['/en', 'en'],
] as const)
  test(`${prefix} sets both cookies, with their attributes (spec 3, D2)`, async ({
    request,
    context,
    open,
    onScreen,
  }) => {
    const answer = await request.get(`/acquisition${prefix}/registration/code`);
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
    expect(cookies.map(({ value }) => value)).toEqual([
      `i18n_redirected=${language}; Max-Age=31536000; Path=/; SameSite=Lax`,
      `lang=${language}; Max-Age=2147483647; Path=/; SameSite=Lax`,
    ]);
    await open('/registration/code', prefix);
    await onScreen('code', { prefix });
    const kept = (await context.cookies()).map(({ name, value, path, sameSite, httpOnly, expires }) => ({
      name,
      value,
      path,
      sameSite,
      httpOnly,
      days: Math.round((expires - Date.now() / 1000) / 86_400),
    }));
    const common = { value: language, path: '/', sameSite: 'Lax', httpOnly: false };
    // Chromium keeps no cookie for longer than 400 days.
    expect(kept.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { ...common, name: 'i18n_redirected', days: 365 },
      { ...common, name: 'lang', days: 400 },
    ]);
  });

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the first visit is led to the prefix, with its query; a later one is not (D2)', async ({
    request,
    open,
    onScreen,
  }) => {
    const address = '/acquisition/registration/code?utm_source=friend';
    const first = await request.get(address, { maxRedirects: 0, headers: { 'accept-language': 'de-AT,en;q=0.5' } });
    const { location, vary } = first.headers();
    expect({ status: first.status(), location, vary }).toEqual({
      status: 302,
      location: '/acquisition/de/registration/code?utm_source=friend',
      vary: 'Accept-Language, Cookie',
    });
    await open('/registration/code?utm_source=friend');
    await onScreen('code', { prefix: '/de', at: '/registration/code?utm_source=friend' });
    await open('/registration/code');
    await onScreen('code');
  });

  test('an invitation survives the redirect (D2, D7)', async ({ open, onScreen }) => {
    await open('/?rc=VESTIBULE');
    await onScreen('welcome', { prefix: '/de' });
  });

  test('a prefix wins over the browser (D2)', async ({ open, onScreen }) => {
    await open('/registration/deny', '/en');
    await onScreen('denyInvalid', { prefix: '/en' });
  });
});

test('the lang query leads to its prefix (D2)', async ({ open, onScreen }) => {
  await open('/registration/code?lang=de');
  await onScreen('code', { prefix: '/de', at: '/registration/code?lang=de' });
});
