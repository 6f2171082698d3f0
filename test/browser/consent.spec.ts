/** The consent banner (D36): what it asks, keeps and tells. */
import { bannerOn, kept, type Banner } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

const DAY = 86_400_000;
const answers: Record<string, { answer: (banner: Banner) => Promise<void>; choice: ReturnType<typeof kept> }> = {
  'accept all': { answer: ({ accept }) => accept.click(), choice: kept(true, true) },
  'settings, one box, save': {
    answer: async ({ settings, personalisation, save }) => {
      await settings.click();
      await personalisation.check();
      await save.click();
    },
    choice: kept(false, true),
  },
};
for (const [name, { answer, choice }] of Object.entries(answers))
  test(`${name}: kept only then, announced, and not asked again`, async ({ page, open }) => {
    await open('/');
    const banner = bannerOn(page);
    await expect(banner.region).toBeVisible();
    expect([await banner.stored(), await banner.call('getConsent')]).toEqual([null, null]);
    await answer(banner);
    await expect(banner.region).toHaveCount(0);
    const at: unknown = expect.any(Number);
    expect([await banner.stored(), await banner.call('getConsent')]).toEqual([
      { version: 1, ...choice, at },
      { purposes: { necessary: true, ...choice }, at },
    ]);
    await page.reload();
    await banner.ready();
    await expect(banner.region).toHaveCount(0);
  });

test.use({ consent: null });

test('a choice counts for 180 days, then it is asked for again', async ({ page, open }) => {
  const chosen = Date.now();
  await page.clock.setFixedTime(chosen);
  await open('/');
  const banner = bannerOn(page);
  await banner.reject.click();
  for (const [days, asked] of [
    [179, 0],
    [180, 1],
  ] as const) {
    await page.clock.setFixedTime(chosen + days * DAY);
    await page.reload();
    await banner.ready();
    await expect(banner.region, `after ${days} days`).toHaveCount(asked);
  }
});

test('opened again it has the focus and the choice; Escape gives the focus back and changes nothing', async ({
  page,
  open,
}) => {
  await open('/');
  const banner = bannerOn(page);
  await banner.accept.click();
  const login = page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });
  await login.focus();
  await banner.call('showScreenSettings');
  await expect(banner.settingsHeading).toBeFocused();
  await expect(banner.analytics).toBeChecked();
  await banner.analytics.uncheck();
  await page.keyboard.press('Escape');
  await expect(banner.region).toHaveCount(0);
  await expect(login).toBeFocused();
  expect(await banner.stored()).toMatchObject(kept(true, true));
  await banner.call('showScreenSettings');
  await banner.analytics.uncheck();
  await banner.save.click();
  await expect(login).toBeFocused();
  expect(await banner.stored()).toMatchObject(kept(false, true));
});

test('it speaks the language of the page, and what is ticked stays', async ({ page, open }) => {
  await open('/');
  await bannerOn(page).settings.click();
  await bannerOn(page).personalisation.check();
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await expect(bannerOn(page, '/de').personalisation).toBeChecked();
});

test('storage is blocked: the answer counts for the page, then it is asked for again', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open('/');
  const banner = bannerOn(page);
  await banner.accept.click();
  await expect(banner.region).toHaveCount(0);
  expect(await banner.call('getConsent')).toMatchObject({ purposes: { necessary: true, ...kept(true, true) } });
  await page.reload();
  await expect(banner.region).toBeVisible();
});

test('the script is asked for by the hour; on activateaccount paths it is not asked for at all', async ({
  page,
  open,
  onScreen,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/entrance/cmp/')) asked.push(pathname + search);
  });
  await page.clock.setFixedTime(Date.parse('2026-12-05T12:34:56Z'));
  await open('/registration/activateaccount?accountActivationId=0123456789abcdefABCDEF');
  await onScreen('activate');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await open('/');
  await expect(bannerOn(page).region).toBeVisible();
  expect(asked).toEqual(['/entrance/cmp/js/cmp_min.js?499020', '/entrance/cmp/words/en.json']);
});

for (const [what, answer] of [
  ['do not come', { status: 503, body: 'Service Unavailable' }],
  ['are a page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Welcome' }],
  ['are none', { status: 200, contentType: 'application/json', body: '{"consentBanner.heading":7}' }],
] as const)
  test(`words of the banner that ${what}: nobody is asked; with the next press they are asked for again (D36)`, async ({
    page,
    gates,
    open,
    onScreen,
  }) => {
    gates.allow(/^console: Failed to load resource: the server responded with a status of 503/);
    const WORDS = '**/entrance/cmp/words/*.json';
    await page.route(WORDS, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(WORDS);
    await open('/');
    await onScreen('start');
    await answered;
    await expect(page.locator('vestibule-consent')).toHaveCount(0);
    await page.unroute(WORDS);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: english('layout.cookies'), exact: true })
      .click();
    await expect(bannerOn(page).analytics).toBeVisible();
  });

test('whoever registers has the choice recorded, once', async ({ page, openForm, onScreen }) => {
  const recorded: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/entrance/cmp/credentials')) recorded.push(request.postDataJSON());
  });
  const form = await openForm();
  await bannerOn(page).reject.click();
  await form.fillIn(guest());
  const answered = page.waitForResponse(/\/entrance\/cmp\/credentials$/);
  await form.register.click();
  await onScreen('inbox');
  expect((await answered).status()).toBe(204);
  const text: unknown = expect.stringMatching(/^[\w-]+$/);
  expect(recorded).toEqual([{ hmacToken: text, passphrase: text, ...kept(false, false) }]);
});
