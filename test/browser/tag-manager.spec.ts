/** The tag manager: only where a container is configured, only after consent, once (D36, D37). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bannerOn } from './consent-banner.ts';
import { expectNothingTold, expectTold, told } from './data-layer.ts';
import { expect, test as base } from './fixtures.ts';
import { english } from './words.ts';

const CONTAINER = 'GTM-TEST1';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

const test = base.extend<{
  /** Addresses of the tag manager that were asked for, and the data layer that each stand-in found. */
  container: { asked: string[]; found: () => Promise<unknown> };
}>({
  container: async ({ page, gates, house }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'vestibule-defaults-'));
    const file = join(folder, 'defaults.json');
    await writeFile(file, JSON.stringify({ gtmContainerId: CONTAINER }));
    await house.stop();
    await house.start({ DEFAULTS_FILE: file });
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
    await rm(folder, { recursive: true });
  },
});
const started = { 'gtm.start': expect.any(Number) as unknown, event: 'gtm.js' };

test.describe('whoever has not decided', () => {
  test.use({ consent: null });

  test.describe('with a container', () => {
    test.use({ ownHouse: true });
    // A back end of its own takes its time to start, twice.
    test.describe.configure({ timeout: 90_000 });

    test('it is asked for after the consent, once, and finds what waited before it (D36, D37)', async ({
      page,
      container,
      openForm,
    }) => {
      const form = await openForm();
      const banner = bannerOn(page);
      await expect(banner.region).toBeVisible();
      await expectNothingTold(page);
      expect(container.asked).toEqual([]);
      await banner.accept.click();
      await expect.poll(() => container.found()).toEqual(expect.arrayContaining([started]));
      await form.field('country').selectOption('AT');
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: english('layout.cookies') })
        .click();
      await banner.personalisation.uncheck();
      await banner.save.click();
      await expectTold(page, [started, told('landing_registration'), told('registration_country_changed')]);
      expect(container.asked).toEqual([`${TAG_MANAGER}?id=${CONTAINER}`]);
    });
  });
});

test.describe('whoever consented before', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

  test('without a container nothing is loaded for analytics (D36)', async ({ page, openForm }) => {
    await openForm();
    await expectTold(page, [told('landing_registration')]);
    const elsewhere = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(location.origin)),
    );
    expect(elsewhere).toEqual([]);
  });

  test.describe('with a container', () => {
    test.use({ ownHouse: true });
    // A back end of its own takes its time to start, twice.
    test.describe.configure({ timeout: 90_000 });
  });
});
