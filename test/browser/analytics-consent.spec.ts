/** When analytics may be told: after a consent, of what waited for it; never without (D36, D37). */
import type { Page } from '@playwright/test';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTold, expectTold, nextRegistration, recordDataLayer, registration, told } from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

const ALLOWED = { analytics: true, personalisation: false };
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test.describe('whoever has not decided', () => {
  test.use({ consent: null });

  test('given in the middle: what waited is told in its order, once, and then all that follows (D36)', async ({
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
    await expectNothingTold(page);
    await banner.accept.click();
    const waited = [told('landing_registration'), told('registration_country_changed')];
    await expectTold(page, waited);
    const { answered } = await nextRegistration(calls);
    await form.register.click();
    await onScreen('inbox');
    await expectTold(page, [...waited, registration(person.email, await answered), told('subscribe_newsletter')]);
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
    await expectNothingTold(page);

    const settings = page.getByRole('contentinfo').getByRole('button', { name: english('layout.cookies') });
    await settings.click();
    await banner.analytics.check();
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    await expectNothingTold(page);
    const person = guest({ country: 'PL' });
    await form.fillIn(person);
    const { answered } = await nextRegistration(calls);
    await form.register.click();
    await onScreen('inbox');
    const first = [told('registration_country_changed'), registration(person.email, await answered)];
    await expectTold(page, first);

    await settings.click();
    await banner.analytics.uncheck();
    await banner.save.click();
    await expect(banner.region).toHaveCount(0);
    await page.goBack();
    await onScreen('form');
    await form.field('country').selectOption('IT');
    await expectTold(page, first);
  });

  test('on activateaccount paths nobody is asked, no consent script comes, and nothing is told (D36)', async ({
    page,
    house,
    onScreen,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { links } = await house.demo();
    await page.goto(links.activation.unknown);
    await onScreen('activate', { prefix: '/en' });
    await page.waitForLoadState('networkidle');
    await press(page, 'Activate my account');
    await onScreen('invalidLink', { prefix: '/en' });
    await expectNothingTold(page);
    await expect(bannerOn(page).region).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/entrance/') || path.startsWith('/api/'))).toEqual([]);
    // What is asked for there was heard at all.
    expect(asked).toContain('/acquisition/defaults.json');
  });
});

test.describe('whoever consented before', () => {
  test.use({ consent: ALLOWED });

  test('activation: its page, and a link that nobody knows (D25, D36, D37)', async ({ page, house, onScreen }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { links } = await house.demo();
    const shown = told('landing_activate_account_registration');
    for (const [name, screen] of [
      ['unknown', 'invalidLink'],
      ['expired', 'expiredLink'],
    ] as const) {
      await page.goto(links.activation[name]);
      await onScreen('activate', { prefix: '/en' });
      await expectTold(page, [shown]);
      await press(page, 'Activate my account');
      await onScreen(screen, { prefix: '/en' });
      await expectTold(page, [shown, told('error_registration_activation_not_found')]);
    }
    expect(asked.filter((path) => path.startsWith('/entrance/') || path.startsWith('/api/'))).toEqual([]);
  });

  test('the referrer rule, although the deny page is a full load (D11, D37)', async ({ page, onScreen }) => {
    const items = await recordDataLayer(page);
    await page.goto('/acquisition/?rc=VESTIBULE', { referer: 'https://www.google.com/' });
    await onScreen('denyInvalid');
    await expect.poll(() => items).toEqual([told('landing_forbidden_referrer')]);
  });
});
