/** From the inbox page to the account: mails, their links, and the press that activates (D13, D25, D26, D48, D50). */
import { chooseLanguage, follow, isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { activate, register, registered } from './registered.ts';
import { expectScreen, violations } from './expect-screen.ts';
import { english, wordsIn } from './shown-messages.ts';

const en = { prefix: '/en' } as const;

test('opening the link sends no mutation; one press does, also without its answer (D13, D21, D25)', async ({
  page,
  context,
  product,
  gates,
  calls,
  mailbox,
  onScreen,
}) => {
  gates.allow(/status of 502/);
  const person = guest();
  await register({ product, mailbox }, person);
  const link = await mailbox.linkTo(person.email);
  await page.goto(link);
  await onScreen('activate', en);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await onScreen('activate', en);
  await page.waitForLoadState('networkidle');
  expect(calls.all).toEqual([]);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const entries = await page.evaluate(() => history.length);
  await chooseLanguage(page, 'Svenska');
  await onScreen('activate', { prefix: '/sv' });
  const chosen = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).toSorted();
  expect(chosen).toEqual(['i18n_redirected=sv', 'lang=sv']);
  // A lost response is requested again.
  let asked = 0;
  await calls.intercept('finalizeRegistration', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 502 });
  });
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const text = wordsIn('sv');
  await press(page, text('action.activate'));
  await onScreen('activationUnanswered', { prefix: '/sv' });
  expect(documents).toEqual([]);
  await page.reload();
  await onScreen('activationUnanswered', { prefix: '/sv' });
  await isLive(page);
  await press(page, text('action.tryAgain'));
  await expect(await onScreen('activated', { prefix: '/sv' })).toBeFocused();
  const accountActivationId = new URL(link).searchParams.get('accountActivationId');
  const call = ['finalizeRegistration', { consents: [], finalizeRegistrationInput: { accountActivationId } }];
  expect(calls.all.map(({ body }) => [body.operationName, body.variables])).toEqual([call, call]);
  expect(new Set(calls.keysOf('finalizeRegistration')).size).toBe(1);
});

test('only the newest link works (D26)', async ({
  page,
  context,
  browser,
  product,
  calls,
  mailbox,
  open,
  onScreen,
}) => {
  const socket = page.waitForEvent('websocket');
  const person = await registered({ context, product, mailbox, open, onScreen });
  await expect(page.getByRole('main')).toContainText(`${person.email[0]}•••@example.org`);
  await socket;
  const first = await mailbox.linkTo(person.email);
  const again = page.getByRole('button', { name: 'Send again', exact: true });
  await again.click();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: english('resend.sent') })).toBeVisible();
  await onScreen('inbox', { state: 'sent again' });
  await mailbox.linkTo(person.email, 2);
  // At most once a minute: a further press sends no request.
  await again.click();

  const other = guest();
  await press(page, 'Use a different email');
  await onScreen('otherAddress');
  const field = page.getByLabel('Email', { exact: true });
  await field.fill('no address');
  await page.keyboard.press('Enter');
  // Announced by a live region while the focus is in the field; it describes the field on return.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: english('wrong.email') })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(english('wrong.email'));
  await field.fill(other.email);
  await press(page, english('formFinished.sendThere'));
  await onScreen('inbox');
  await expect(page.getByRole('main')).toContainText(`${other.email[0]}•••@example.org`);
  const third = await mailbox.linkTo(other.email);
  expect([calls.of('resendActivation').length, calls.of('changeRegistrationEmail').length]).toEqual([1, 1]);

  const device = await browser.newContext({ baseURL: product.url });
  const there = await device.newPage();
  for (const [link, screen] of [
    [first, 'replacedLink'],
    [third, 'activated'],
  ] as const) {
    await there.goto(link);
    await isLive(there);
    await press(there, 'Activate my account');
    await expectScreen(there, screen, en);
  }
  await there.reload();
  await expectScreen(there, 'activated', en);
  await device.close();
  await expect(await onScreen('activeElsewhere')).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect((await mailbox.all(person.email)).length).toBe(2);
  await open('/?rc=VESTIBULE');
  await onScreen('member', { state: 'staying' });
});

test('without a socket, a look-up shows the activation', async ({
  page,
  context,
  product,
  mailbox,
  open,
  onScreen,
}) => {
  await page.routeWebSocket(/./, (socket) => socket.close());
  const { email } = await registered({ context, product, mailbox, open, onScreen });
  await activate({ product, mailbox }, email);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await onScreen('activeElsewhere');
  await page.reload();
  await onScreen('activeElsewhere');
  expect(await mailbox.all(email)).toHaveLength(1);
});

test('the popup of some landing pages has the page’s text and closes to the landing page (D29)', async ({
  page,
  open,
  onScreen,
}) => {
  const popup = page.getByRole('dialog', { name: english('formFinished.page'), exact: true });
  await open('/app?rc=VESTIBULE');
  await follow(page, english('action.register'));
  await onScreen('form');
  const form = new Form(page);
  await form.send(guest());
  const heading = popup.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${english('formFinished.heading')} ${english('formFinished.second')}`);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/registration\/formfinished$/);
  await expect(page).toHaveTitle(english('head.title', { page: english('formFinished.page') }));
  expect(await violations(page)).toEqual([]);
  await popup.getByRole('button', { name: english('action.differentEmail'), exact: true }).click();
  await expect(heading).toHaveText(`${english('formFinished.otherHeading')} ${english('formFinished.otherSecond')}`);
  await expect(heading).toBeFocused();
  await expect(popup.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await onScreen('welcome', { at: '/app' });
  await page.goBack();
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  // The visit no longer has a slug: an ordinary page.
  await page.reload();
  await onScreen('inbox');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a campaign’s voucher wins over the address: the promise is granted (D51)', async ({
  page,
  calls,
  mailbox,
  open,
  onScreen,
}) => {
  const promised = english('signUp.voucherMinimum', { percent: 20 });
  const granted = english('voucher.grantedMinimum', { percent: 20 });
  await open('/?rc=TWENTY&voucher=15-percent-no-mov&welcome-voucher=1');
  await onScreen('welcome', { at: '/?voucher=15-percent-no-mov&welcome-voucher=1' });
  await expect(page.getByText(promised, { exact: true })).toBeVisible();
  await follow(page, english('action.register'));
  await expect(page.getByText(promised, { exact: true })).toBeVisible();

  const person = guest();
  const form = new Form(page);
  await form.send(person);
  await onScreen('inbox');
  await expect(page.getByText(granted, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(granted, { exact: true })).toBeVisible();
  expect(calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput'])).toEqual([
    expect.objectContaining({ voucher: '20-percent-mov' }),
  ]);

  const mail = await mailbox.mailTo(person.email);
  expect(mail.text).toContain(granted);
  await page.goto(mail.links[0] ?? '');
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
  await expect(page.getByText(granted, { exact: true })).toBeVisible();
});
