/** A visit in another window: the workbench puts it into any state, and follows it live. */
import { expect, test } from './dev-server.ts';

test('the product opens in a state and continues from there, and the workbench follows', async ({
  context,
  page,
  dev,
}) => {
  const state = 'visit:registration.registrationForm.entry.submitting.waiting';
  await page.goto(`${dev.site}/tools/flows/index.html#/plan?state=${state}`);
  const [product] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open in the product' }).click(),
  ]);
  await expect(product.getByText('Put here from the workbench: RegistrationForm · Sent')).toBeVisible();
  await expect(product).toHaveURL(/\/en\/registration\/formstarted\?stand=RegistrationForm\.submitting/);
  await page.getByRole('button', { name: 'Follow a live window' }).click();
  const steps = page.getByRole('region', { name: 'A live visit' }).getByRole('listitem');
  await expect(steps.first()).toContainText('Started at: Sent');
  // The back end answers, and the wait ends.
  await expect.poll(() => steps.count()).toBeGreaterThan(1);
  await expect(page).not.toHaveURL(/submitting/);
  await product.goto(`${dev.site}/en/about-us`);
  await expect(page).toHaveURL(/state=visit:about\.aboutUs/);
  const loadedAnew = steps.filter({ hasText: 'page reloaded' });
  await expect(loadedAnew).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'State' })).toContainText('about.\u200baboutUs');
  // A selected earlier step stays selected.
  await steps.first().getByRole('link').click();
  await product.goto(`${dev.site}/en/stores`);
  await expect(loadedAnew).toHaveCount(2);
  await expect(page).toHaveURL(/step=1(?:&|$)/);
});

test('a visit in the address is opened instead of the followed window', async ({ context, page, dev }) => {
  const product = await context.newPage();
  await product.goto(`${dev.site}/en/about-us`);
  await page.goto(`${dev.site}/tools/flows/index.html`);
  await page.getByRole('button', { name: 'Follow a live window' }).click();
  await expect(page).toHaveURL(/state=visit:about\.aboutUs/);
  const visit = 'answer-that-does-not-come';
  await page.evaluate((name) => history.replaceState(null, '', `#/plan?visit=${name}&step=1`), visit);
  await page.reload();
  await expect(page.getByRole('region', { name: 'A recorded visit' })).toContainText(`${visit}.visit`);
});
