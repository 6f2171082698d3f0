/** From the inbox page to the account: mails, their links, and the press that activates (D13, D25, D26, D48, D50). */
import { chooseLanguage, isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { ask } from '../model/browser/arrivals.ts';
import { register, registered } from './registered.ts';
import { expectScreen } from './expect-screen.ts';
import { english, wordsIn } from './shown-messages.ts';

const en = { prefix: '/en' } as const;

test('opening the link sends no mutation (D13, D25)', async ({ page, context, product, calls, mailbox, onScreen }) => {
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
  await press(page, wordsIn('sv')('action.activate'));
  await expect(await onScreen('activated', { prefix: '/sv' })).toBeFocused();
  expect([documents, await page.evaluate(() => history.length)]).toEqual([[], entries]);
  expect(calls.all.map(({ body }) => [body.operationName, body.variables])).toEqual([
    [
      'finalizeRegistration',
      {
        consents: [],
        finalizeRegistrationInput: { accountActivationId: new URL(link).searchParams.get('accountActivationId') },
      },
    ],
  ]);
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
  const second = await mailbox.linkTo(person.email, 2);
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
    [second, 'replacedLink'],
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

test('without a socket, a look-up or a press shows the activation', async ({
  page,
  context,
  product,
  mailbox,
  open,
  onScreen,
}) => {
  await page.routeWebSocket(/./, (socket) => socket.close());
  const comesBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const changesAddress = async () => {
    await press(page, 'Use a different email');
    await page.getByLabel('Email', { exact: true }).fill(guest().email);
    await press(page, english('formFinished.sendThere'));
  };
  for (const act of [comesBack, () => press(page, 'Send again'), changesAddress]) {
    const { email } = await registered({ context, product, mailbox, open, onScreen });
    const { searchParams } = new URL(await mailbox.linkTo(email));
    const by = { accountActivationId: searchParams.get('accountActivationId') };
    const activation = { consents: [], finalizeRegistrationInput: by };
    await ask({ backend: product.url, mailbox }, 'finalize-registration', activation);
    await act();
    await onScreen('activeElsewhere');
    await page.reload();
    await onScreen('activeElsewhere');
    expect(await mailbox.all(email)).toHaveLength(1);
  }
});

test('a lost response is requested again (D21)', async ({ page, product, calls, mailbox, open, onScreen, gates }) => {
  gates.allow(/status of 502/);
  const person = guest();
  await register({ product, mailbox }, person);
  await open('/en/registration/activateaccount');
  await onScreen('incompleteLink', en);
  await page.goto(await mailbox.linkTo(person.email));
  await isLive(page);
  let asked = 0;
  await calls.intercept('finalizeRegistration', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 502 });
  });
  await press(page, 'Activate my account');
  await onScreen('activationUnanswered', en);
  await page.reload();
  await onScreen('activationUnanswered', en);
  await isLive(page);
  await press(page, 'Try again');
  await onScreen('activated', en);
  const keys = calls.keysOf('finalizeRegistration');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
