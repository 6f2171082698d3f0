/** When analytics may be tracked: after a consent, of what waited for it; never without (D36, D37). */
import { press } from './actions.ts';
import { bannerOn } from './consent-banner.ts';
import {
  expectNothingTracked,
  expectTracked,
  nextRegistration,
  recordDataLayer,
  registration,
  tracked,
} from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

const ALLOWED = { analytics: true, personalisation: false };

test.describe('whoever has not decided', () => {
  test.use({ consent: null });

  test('given in the middle: what waited is tracked in its order, once, and then all that follows (D36)', async ({
    page,
    calls,
    openForm,
    onScreen,
  }) => {
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

  test('refused: nothing of it ever; allowed later in the cookie settings: only what comes then (D36)', async ({
    page,
    calls,
    openForm,
    onScreen,
  }) => {
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

  test('on activateaccount paths nobody is asked, no consent script comes, and nothing is tracked (D36)', async ({
    page,
    product,
    onScreen,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { links } = await product.demo();
    await page.goto(links.activation.unknown);
    await onScreen('activate', { prefix: '/en' });
    await page.waitForLoadState('networkidle');
    await press(page, 'Activate my account');
    await onScreen('invalidLink', { prefix: '/en' });
    await expectNothingTracked(page);
    await expect(bannerOn(page).region).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/entrance/') || path.startsWith('/api/'))).toEqual([]);
    // What is asked for there was heard at all.
    expect(asked).toContain('/acquisition/defaults.json');
  });
});

test.describe('whoever consented before', () => {
  test.use({ consent: ALLOWED });

  test('activation: its page, and a link that nobody knows (D25, D36, D37)', async ({ page, product, onScreen }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { links } = await product.demo();
    const shown = tracked('landing_activate_account_registration');
    for (const [name, screen] of [
      ['unknown', 'invalidLink'],
      ['expired', 'expiredLink'],
    ] as const) {
      await page.goto(links.activation[name]);
      await onScreen('activate', { prefix: '/en' });
      await expectTracked(page, [shown]);
      await press(page, 'Activate my account');
      await onScreen(screen, { prefix: '/en' });
      await expectTracked(page, [shown, tracked('error_registration_activation_not_found')]);
    }
    expect(asked.filter((path) => path.startsWith('/entrance/') || path.startsWith('/api/'))).toEqual([]);
  });

  test('the referrer rule, although the deny page is a full load (D11, D37)', async ({ page, onScreen }) => {
    const items = await recordDataLayer(page);
    await page.goto('/acquisition/?rc=VESTIBULE', { referer: 'https://www.google.com/' });
    await onScreen('denyInvalid');
    await expect.poll(() => items).toEqual([tracked('landing_forbidden_referrer')]);
  });

  test('without a container nothing is loaded for analytics (D36)', async ({ page, openForm }) => {
    await openForm();
    await expectTracked(page, [tracked('landing_registration')]);
    const elsewhere = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
    );
    expect(elsewhere).toEqual([]);
  });
});
