/** Storage that is blocked, full, old or broken, and disabled cookies: the visit continues (D22). */
import type { Page } from '@playwright/test';
import { bannerOn, kept } from './consent-banner.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';

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

test('blocked storage loses nothing within the page (D22, D36)', async ({ page, mailbox, openForm, onScreen }) => {
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
