/** From the inbox page to the account: mails, their links, and the press that activates (D13, D25, D26, D48, D50). */
import { chooseLanguage, isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { activate, register, registered } from './registered.ts';
import { expectScreen } from './expect-screen.ts';
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
