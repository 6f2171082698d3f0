/**
 * What analytics receives in real visits: complete data layers, hashed, in order, and never without consent (D36, D37,
 * docs/tracking-plan.md). For each flow there are browser paths.
 */
import { chooseLanguage, press } from './actions.ts';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTracked, expectTracked, nextRegistration, registration, tracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './shown-messages.ts';

test.describe('after earlier consent', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  test('by link: all events in order, each once (D37)', async ({ page, calls, openForm, onScreen }) => {
    const person = guest({ newsletter: true, email: `Guest-${crypto.randomUUID()}@Example.org` });
    const form = await openForm();
    await expectTracked(page, [tracked('landing_registration')]);
    await form.fillIn(person);
    const { answered } = await nextRegistration(calls);
    await form.register.click();
    await onScreen('inbox');
    const all = [
      tracked('landing_registration'),
      tracked('registration_country_changed'),
      registration(person.email, await answered),
      tracked('subscribe_newsletter'),
    ];
    await expectTracked(page, all);
    await page.goBack();
    await onScreen('form');
    await page.goForward();
    await onScreen('inbox');
    await chooseLanguage(page, 'Deutsch');
    await onScreen('inbox', { prefix: '/de' });
    await expectTracked(page, all);
  });

  test('activation loads no consent script (D25, D36, D37)', async ({ page, product, onScreen }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { links } = await product.demo();
    const shown = tracked('landing_activate_account_registration', {}, null);
    await page.goto(links.activation.expired);
    await onScreen('activate', { prefix: '/en' });
    await expectTracked(page, [shown]);
    await press(page, 'Activate my account');
    await onScreen('expiredLink', { prefix: '/en' });
    await expectTracked(page, [shown, tracked('error_registration_activation_not_found', {}, null)]);
    expect(asked.filter((path) => path.startsWith('/entrance/') || path.startsWith('/api/'))).toEqual([]);
  });
});

test.describe('before a decision', () => {
  test.use({ consent: null });

  test('consent during the visit tracks the waiting events once (D36)', async ({ page, calls, openForm, onScreen }) => {
    const person = guest({ newsletter: true });
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
    await expectTracked(page, [...waited, registration(person.email, await answered), tracked('subscribe_newsletter')]);
  });

  test('consent after a refusal tracks only later events (D36)', async ({ page, calls, openForm, onScreen }) => {
    const form = await openForm();
    const banner = bannerOn(page);
    await form.field('country').selectOption('AT');
    await banner.reject.click();
    await expect(banner.region).toHaveCount(0);
    await form.field('country').selectOption('CH');
    await expectNothingTracked(page);

    const settings = page.getByRole('contentinfo').getByRole('button', { name: english('layout.cookies') });
    await settings.click();
    await banner.analytics.check();
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    await expectNothingTracked(page);
    const person = guest({ country: 'PL' });
    await form.fillIn(person);
    const { answered } = await nextRegistration(calls);
    await form.register.click();
    await onScreen('inbox');
    const first = [tracked('registration_country_changed'), registration(person.email, await answered)];
    await expectTracked(page, first);

    await settings.click();
    await banner.analytics.uncheck();
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    await page.goBack();
    await onScreen('form');
    await form.field('country').selectOption('IT');
    await expectTracked(page, first);
  });

  test('activation: no banner, no tracking (D36)', async ({ page, product, open, onScreen }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    const ofConsent = () => asked.filter((path) => path.startsWith('/entrance/'));
    await page.clock.setFixedTime(Date.parse('2026-12-05T12:34:56Z'));
    const { links } = await product.demo();
    await page.goto(links.activation.unknown);
    await onScreen('activate', { prefix: '/en' });
    await page.waitForLoadState('networkidle');
    await press(page, 'Activate my account');
    await onScreen('invalidLink', { prefix: '/en' });
    await expectNothingTracked(page);
    await expect(bannerOn(page).region).toHaveCount(0);
    expect([ofConsent(), asked.filter((path) => path.startsWith('/api/'))]).toEqual([[], []]);
    // Shows that requests were recorded at all.
    expect(asked).toContain('/acquisition/defaults.json');
    await open('/');
    await expect(bannerOn(page).region).toBeVisible();
    expect(ofConsent()).toEqual(['/entrance/cmp/js/cmp_min.js?499020', '/entrance/cmp/words/en.json']);
  });
});
