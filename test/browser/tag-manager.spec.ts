/** The tag manager: only with a configured container, only after consent, once (D36, D37). */
import { packParams } from '../../machines/domain/acq-params.ts';
import { cookieSettings } from './actions.ts';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTracked, expectTracked, tracked } from './data-layer.ts';
import { expect } from './fixtures.ts';
import { tokensOf } from './flows.ts';
import { TAG_MANAGER, test as base } from './with-container.ts';

const test = base.extend<{
  /** Requested tag manager URLs, and the data layers found by the stand-ins. */
  container: { asked: string[]; found: () => Promise<unknown> };
}>({
  container: async ({ page, gates }, use) => {
    const asked: string[] = [];
    gates.allow(/^elsewhere: https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TEST1$/);
    await page.route(`${TAG_MANAGER}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.foundByContainer = JSON.parse(JSON.stringify(window.dataLayer));',
      });
    });
    await use({ asked, found: () => page.evaluate(() => Reflect.get(window, 'foundByContainer') as unknown) });
  },
});
const started = { 'gtm.start': expect.any(Number) as unknown, event: 'gtm.js' };

test.describe('before a decision', () => {
  test.use({ consent: null });

  test('loads once after consent and gets the waiting events (D37)', async ({ page, container, openForm }) => {
    const form = await openForm();
    const banner = bannerOn(page);
    await expect(banner.region).toBeVisible();
    await expectNothingTracked(page);
    expect(container.asked).toEqual([]);
    await banner.accept.click();
    await expect.poll(() => container.found()).toEqual(expect.arrayContaining([started]));
    await form.field('country').selectOption('AT');
    await cookieSettings(page).click();
    await banner.personalisation.uncheck();
    await banner.save.click();
    await expectTracked(page, [started, tracked('landing_registration'), tracked('registration_country_changed')]);
    expect(container.asked).toEqual([TAG_MANAGER]);
  });
});

test.describe('after earlier consent', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  const ID = '0123456789abcdefABCDEF';
  test('loads once per page load without a banner; nothing it can read holds a secret (D7, D37)', async ({
    page,
    container,
    open,
    onScreen,
  }) => {
    const token = (await tokensOf('ada@example.org')).lobby;
    const documents: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.headers()['referer']);
    });
    for (const [path, screen] of [
      [`/registration/activateaccount?accountActivationId=${ID}&newsletter=yes`, 'activate'],
      [`/registration/activateaccount?acqParams=${packParams(`accountActivationId=${ID}`)}`, 'activate'],
      [`/lobby?token=${token}`, 'lobby'],
    ] as const) {
      container.asked.length = 0;
      await open(path);
      await onScreen(screen);
      await expect.poll(() => container.asked).toEqual([TAG_MANAGER]);
      await expect(bannerOn(page).region).toHaveCount(0);
      if (screen === 'activate')
        await expectTracked(page, [started, tracked('landing_activate_account_registration', {}, null)]);
      const readable = await page.evaluate(() => {
        const { activation, entries } = (Reflect.get(window, 'navigation') ?? {}) as Partial<Navigation>;
        return JSON.stringify([
          performance.getEntries(),
          document.URL,
          document.referrer,
          history.state,
          entries?.call(Reflect.get(window, 'navigation')).map(({ url }) => url),
          [activation?.from?.url, activation?.entry.url],
          window.dataLayer,
        ]);
      });
      const secrets = [ID, token, 'accountActivationId', 'token=', 'acqParams'];
      expect(secrets.filter((secret) => readable.includes(secret))).toEqual([]);
    }
    // Each address, loaded again without its secret, in the same entry of the history.
    expect([documents, await page.evaluate(() => history.length)]).toEqual([Array(6).fill(undefined), 4]);
  });

  test('without storage for the secret it is not loaded (D7) [ASVS 14.2.3]', async ({
    page,
    container,
    open,
    onScreen,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(`/registration/activateaccount?accountActivationId=${ID}`);
    await onScreen('activate');
    await expectTracked(page, [tracked('landing_activate_account_registration', {}, null)]);
    expect(container.asked).toEqual([]);
  });
});
