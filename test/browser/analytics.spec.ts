/**
 * What analytics receives in real visits: complete data layers, hashed, in order, and never without consent (D36, D37,
 * docs/tracking-plan.md). For each flow there are browser paths.
 */
import { CHOICE_KEY, CHOICE_VERSION } from '../../src/services/consent/stored-choice.ts';
import { chooseLanguage, cookieSettings, press } from './actions.ts';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTracked, expectTracked, nextRegistration, registration, tracked } from './data-layer.ts';
import { expect, storeChoice, test } from './fixtures.ts';
import { guest } from './form.ts';

test.use({ consent: null });

test('consent tracks the waiting events, then each event once (D36, D37)', async ({
  page,
  calls,
  openForm,
  onScreen,
}) => {
  const person = guest({ newsletter: true, email: `Guest-${crypto.randomUUID()}@Example.org` });
  const form = await openForm();
  const banner = bannerOn(page);
  await form.fillIn(person);
  await expect(banner.region).toBeVisible();
  await expectNothingTracked(page);
  await banner.accept.click();
  const waited = [tracked('landing_registration'), tracked('registration_country_changed')];
  await expectTracked(page, waited);
  const { answered } = await nextRegistration(calls);
  await form.register.click();
  await onScreen('inbox');
  const all = [...waited, registration(person.email, await answered), tracked('subscribe_newsletter')];
  await expectTracked(page, all);
  await page.goBack();
  await onScreen('form');
  await page.goForward();
  await onScreen('inbox');
  await chooseLanguage(page, 'Deutsch');
  await onScreen('inbox', { prefix: '/de' });
  await expectTracked(page, all);
});

test('consent after a refusal tracks only later events (D36)', async ({ page, calls, openForm, onScreen }) => {
  const form = await openForm();
  const banner = bannerOn(page);
  await form.field('country').selectOption('AT');
  await banner.reject.click();
  await expect(banner.region).toHaveCount(0);
  await form.field('country').selectOption('CH');
  await expectNothingTracked(page);

  await cookieSettings(page).click();
  await banner.analytics.check();
  await banner.save.click();
  await expect(banner.region).toHaveCount(0);
  await expectNothingTracked(page);
  const person = guest({ country: 'PL' });
  const { answered } = await nextRegistration(calls);
  await form.send(person);
  await onScreen('inbox');
  const first = [tracked('registration_country_changed'), registration(person.email, await answered)];
  await expectTracked(page, first);

  await cookieSettings(page).click();
  await banner.analytics.uncheck();
  await banner.save.click();
  await expect(banner.region).toHaveCount(0);
  await page.goBack();
  await onScreen('form');
  await form.field('country').selectOption('IT');
  await expectTracked(page, first);
});

test('activation loads no consent script; it tracks after earlier consent only (D25, D36, D37)', async ({
  page,
  product,
  open,
  onScreen,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  const of = (pattern: RegExp) => asked.filter((path) => pattern.test(path));
  const now = Date.parse('2026-12-05T12:34:56Z');
  await page.clock.setFixedTime(now);
  const { links } = await product.demo();
  await page.goto(links.activation.unknown);
  await onScreen('activate', { prefix: '/en' });
  await page.waitForLoadState('networkidle');
  await press(page, 'Activate my account');
  await onScreen('invalidLink', { prefix: '/en' });
  await expectNothingTracked(page);
  await expect(bannerOn(page).region).toHaveCount(0);
  // Shows that requests were recorded at all.
  expect(asked).toContain('/acquisition/defaults.json');

  const choice = { analytics: true, personalisation: false, version: CHOICE_VERSION, at: now };
  await page.evaluate(storeChoice, { key: CHOICE_KEY, choice });
  const shown = tracked('landing_activate_account_registration', {}, null);
  await page.goto(links.activation.expired);
  await onScreen('activate', { prefix: '/en' });
  await expectTracked(page, [shown]);
  await press(page, 'Activate my account');
  await onScreen('expiredLink', { prefix: '/en' });
  await expectTracked(page, [shown, tracked('error_registration_activation_not_found', {}, null)]);
  expect(of(/^\/(?:entrance|api)\//)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await open('/');
  await expect(bannerOn(page).region).toBeVisible();
  expect(of(/^\/entrance\//)).toEqual(['/entrance/cmp/js/cmp_min.js?499020', '/entrance/cmp/words/en.json']);
});
