/**
 * Browsers that lack something: what only newer ones have, https (D58), storage and cookies (D22), scripts (spec 8), or
 * all that an unsupported one lacks.
 */
import type { Page } from '@playwright/test';
import { lackingIn } from '../../tools/build/built-ins.ts';
import { NEEDED } from '../../src/built-ins.ts';
import { chooseLanguage, follow, press } from './actions.ts';
import { bannerOn, kept } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { english, wordsIn } from './shown-messages.ts';

/** Runs in the page: removes built-ins, by name or as `Interface.member`. */
function takeAway(places: readonly string[]) {
  for (const place of places) {
    const path = place.replace('.prototype', '').split('.');
    const name = path.pop() ?? '';
    const [owner] = path;
    const from: unknown = owner === undefined ? window : Reflect.get(window, owner);
    for (const object of [from, (from as { prototype?: unknown } | undefined)?.prototype])
      if (object) Reflect.deleteProperty(object, name);
  }
}

/** Features that need https and that our scripts use. */
const SECURE = ['Crypto.randomUUID', 'Crypto.subtle', 'Navigator.clipboard', 'Navigator.share', 'Navigator.canShare'];
/** What the oldest browser of each engine lacks; the other browsers lack the same. */
const LACKING = (['chrome', 'firefox', 'safari'] as const)
  .flatMap(lackingIn)
  // Chromium continues to require trusted types.
  .filter((place) => !/trusted/i.test(place));

test('by invitation to the account without anything that a supported browser lacks, and without https', async ({
  page,
  mailbox,
  open,
  onScreen,
}) => {
  await page.addInitScript(takeAway, [...new Set(LACKING), ...SECURE]);
  const person = guest();
  await open('/?rc=VESTIBULE');
  await onScreen('welcome');
  await follow(page, english('action.register'));
  await new Form(page).send(person);
  await onScreen('inbox');
  await page.goto(await mailbox.linkTo(person.email));
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
});

test('an unsupported browser shows a notice with a contact', async ({ context }) => {
  for (const place of NEEDED) {
    const old = await context.newPage();
    await old.addInitScript(takeAway, [place]);
    await old.goto('/acquisition/registration/code');
    const words = old.getByRole('alert').filter({ visible: true });
    await expect(words).toHaveText(`${english('late.outdated')} ${english('layout.customerService')}`);
    await old.close();
  }
});

/** Like a browser that blocks a site's data: accessing the storage throws. */
const blocked = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
const withoutCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });

test('blocked storage loses nothing within the page (D22, D36) [A47]', async ({
  page,
  mailbox,
  openForm,
  onScreen,
}) => {
  await blocked(page);
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  await page.goBack();
  await onScreen('welcome');
  await page.goForward();
  await onScreen('form');
  await form.expectValues(person);
  const banner = bannerOn(page);
  await banner.accept.click();
  await expect(banner.region).toHaveCount(0);
  expect(await banner.call('getConsent')).toMatchObject({ purposes: { necessary: true, ...kept(true, true) } });
  await page.reload();
  // The invitation is not remembered, so it is asked for; and so is consent.
  await onScreen('code');
  await expect(banner.region).toBeVisible();
  const afresh = await openForm();
  await afresh.expectValues({ ...EMPTY, country: (await afresh.values()).country });
  await afresh.send(person);
  await onScreen('inbox');
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test('without cookies the second step and Send again work (D26)', async ({ page, mailbox, onScreen }) => {
  await withoutCookies(page);
  const person = guest();
  await page.goto('/acquisition/lean?rc=VESTIBULE');
  const form = new Form(page);
  await form.send(person, 'leanStep2');
  await onScreen('leanSecondStep');
  await page.getByLabel('Ms/Mrs', { exact: true }).check();
  await page.getByLabel('First name', { exact: true }).fill(person.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(person.lastName);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await onScreen('inbox');
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await mailbox.mailTo(person.email, 2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript; its links work (spec 8, D2) [A13]', async ({ page, context, open }) => {
    const notice = page.locator('.noscript');
    const says = async (locale: 'en' | 'nl') => {
      const text = wordsIn(locale);
      await expect(notice).toHaveText(`${text('noscript')} ${text('layout.customerService')}`);
      await expect(notice.getByRole('link')).toHaveAttribute('href', '/customer-service');
      await expect(notice).toBeVisible();
    };
    await open('/about-us/2');
    await says('en');
    await chooseLanguage(page, 'Nederlands');
    await expect(page).toHaveURL(/\/acquisition\/nl\/about-us\/2$/);
    await says('nl');
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('lang=nl');
    await follow(page, wordsIn('nl')('aboutInvitation.listHeading'));
    await expect(page.locator('#ask')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('#ask');
  });
});
