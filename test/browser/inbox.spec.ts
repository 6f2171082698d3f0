/** The inbox page: a different address, and moving on when the account is activated elsewhere (D26). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

test.beforeEach(({ page }) => {
  page.setDefaultTimeout(10_000);
});

test('a different address: the mail goes there, the link sent before opens nothing any more (D26)', async ({
  page,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const [person, other] = [guest(), guest()];
  const form = await openForm();
  await form.fillIn(person);
  await form.register.click();
  await onScreen('inbox');
  const first = await mailbox.linkTo(person.email);
  await page.getByRole('button', { name: 'Use a different email', exact: true }).click();
  await onScreen('otherAddress');
  const field = page.getByLabel('Email', { exact: true });
  await field.fill('no address');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(english('wrong.email'));
  await field.fill(other.email);
  await page.getByRole('button', { name: english('formFinished.sendThere'), exact: true }).click();
  await onScreen('inbox');
  await expect(page.getByRole('main')).toContainText(`${other.email[0]}•••@example.org`);
  const second = await mailbox.linkTo(other.email);
  await page.goto(first);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('replacedLink', { prefix: '/en' });
  await page.goto(second);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  expect(calls.of('changeRegistrationEmail')).toHaveLength(1);
});

test('activated on another device: this one moves on by itself (D26)', async ({
  page,
  browser,
  product,
  mailbox,
  openForm,
  onScreen,
}) => {
  const person = guest();
  const form = await openForm();
  const socket = page.waitForEvent('websocket');
  await form.fillIn(person);
  await form.register.click();
  await onScreen('inbox');
  await socket;
  const device = await browser.newContext({ baseURL: product.url });
  const there = await device.newPage();
  await there.goto(await mailbox.linkTo(person.email));
  await there.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await expect(await onScreen('activeElsewhere')).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await device.close();
});

test('logging out: the cookie goes, the invitation stays (D27)', async ({ page, context, openForm, onScreen }) => {
  const footer = page.getByRole('contentinfo');
  const form = await openForm();
  await expect(footer.getByRole('button', { name: english('layout.logOut'), exact: true })).toHaveCount(0);
  await form.fillIn(guest());
  await form.register.click();
  await onScreen('inbox');
  const bearer = async () => (await context.cookies()).filter(({ name }) => name === 'acq_token').length;
  expect(await bearer()).toBe(1);
  await footer.getByRole('button', { name: english('layout.logOut'), exact: true }).click();
  await onScreen('loggedOut', { at: '/registration/formfinished' });
  expect(await bearer()).toBe(0);
  await expect(footer.getByRole('button', { name: english('layout.logOut'), exact: true })).toHaveCount(0);
  await page.reload();
  await onScreen('welcome');
});
