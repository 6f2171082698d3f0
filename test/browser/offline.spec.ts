/** Without a network: told, typing goes on, and what was pressed is asked about once the network is back (D21, D24). */
import { expect, test } from './fixtures.ts';
import { tokensOf } from './flows.ts';
import { Form, guest } from './form.ts';
import { registered } from './registered.ts';
import { english, wordsIn } from './words.ts';

test.beforeEach(({ gates }) => {
  gates.allow(/^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
  gates.allow(/^console: WebSocket connection to .* failed/);
});

test('told at once, in sight wherever one is on the page; typing goes on; back again without a word (D24)', async ({
  page,
  context,
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  await form.field('firstName').fill('Ada');
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: english('connection.offline') });
  await expect(bar).toBeVisible();
  await form.register.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await onScreen('form', { state: 'offline' });
  const person = guest();
  await form.fillIn(person);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send now', exact: true })).toHaveCount(0);
  await form.expectValues(person);
  expect(calls.of('registrationSubmitForm')).toEqual([]);
});

for (const { prefix, locale } of [
  { prefix: '', locale: 'en' },
  { prefix: '/de', locale: 'de' },
] as const)
  test(`in ${locale}: pressed offline, typed on, Send now (D21)`, async ({
    context,
    calls,
    mailbox,
    openForm,
    onScreen,
  }) => {
    const text = wordsIn(locale);
    const form = await openForm({ prefix });
    const person = guest();
    await form.fillIn({ ...person, firstName: 'Ada' });
    await context.setOffline(true);
    await form.register.click();
    await expect(form.notice.getByRole('paragraph')).toHaveText(text('problem.network'));
    await form.field('firstName').fill(person.firstName);
    await form.register.click();
    await form.expectValues(person);
    await context.setOffline(false);
    await expect(form.notice.getByRole('paragraph')).toHaveText(text('connection.returned'));
    await onScreen('form', { prefix, state: 'send now' });
    await form.expectValues(person);
    await form.notice.getByRole('button', { name: text('action.sendNow'), exact: true }).click();
    await onScreen('inbox', { prefix });
    const sent = calls.of('registrationSubmitForm').map(({ body }) => body);
    expect(sent.map(({ variables }) => (variables['formInput'] as { firstName: string }).firstName)).toEqual([
      'Ada',
      person.firstName,
      person.firstName,
    ]);
    const [first, ...rest] = calls.keysOf('registrationSubmitForm');
    expect([new Set(rest).size, rest.includes(first)]).toEqual([1, false]);
    expect(await mailbox.all(person.email)).toHaveLength(1);
  });

test('the answer is lost with the network: asked for again with the same key (D21)', async ({
  context,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  const person = guest();
  await form.fillIn(person);
  const lost = await calls.intercept('registrationSubmitForm', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await form.register.click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.network'));
  expect(await mailbox.all(person.email)).toHaveLength(1);
  await lost.restore();
  await context.setOffline(false);
  await form.notice.getByRole('button', { name: 'Send now', exact: true }).click();
  await onScreen('inbox');
  expect(new Set(calls.keysOf('registrationSubmitForm')).size).toBe(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test('the activation: pressed offline, sent once the network is back (D21, D25)', async ({
  page,
  context,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  const { email } = await registered({ openForm, onScreen });
  await page.goto(await mailbox.linkTo(email));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('activationFailed', { prefix: '/en', state: 'offline' });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send now', exact: true }).click();
  await onScreen('activated', { prefix: '/en' });
  expect(new Set(calls.keysOf('finalizeRegistration')).size).toBe(1);
});

test('the mail, the lobby, the interest and the code: each is asked about where it was pressed (D21)', async ({
  page,
  context,
  calls,
  mailbox,
  open,
  openForm,
  onScreen,
}) => {
  const sendNow = page.getByRole('button', { name: 'Send now', exact: true });
  const press = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(english('problem.network'));
    await context.setOffline(false);
    await sendNow.click();
  };
  const { email } = await registered({ openForm, onScreen });
  await press('Send again');
  await expect(page.getByText(english('resend.sent'))).toBeVisible();
  expect(await mailbox.all(email)).toHaveLength(2);

  const { lobby } = await tokensOf(`lobby-${crypto.randomUUID()}@example.org`);
  await open(`/lobby?token=${lobby}`);
  await onScreen('lobby');
  await press('Join the waiting list');
  await onScreen('lobbyJoined');

  await open('/membership-interest/apply');
  await page.getByLabel('Email', { exact: true }).fill(`interest-${crypto.randomUUID()}@example.org`);
  await press('Submit');
  await onScreen('applied');

  await open('/registration/code');
  await page.getByRole('textbox', { name: 'Registration code', exact: true }).fill('NONAME');
  await press('Register');
  await onScreen('form');
  for (const operation of ['resendActivation', 'joinWaitingList', 'applyForMembership'] as const)
    expect(new Set(calls.keysOf(operation)).size, operation).toBe(1);
});

test('a link is looked up by itself once the network is back: nobody had pressed anything (D8)', async ({
  page,
  context,
  calls,
  open,
  onScreen,
}) => {
  await open('/');
  await page.waitForLoadState('networkidle');
  // The page is there, the network is gone before the code of the link is asked for.
  const cut = await calls.intercept('registrationCodeDetails', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await open('/?rc=VESTIBULE');
  await expect(page.getByText(english('problem.network'))).toBeVisible();
  await cut.restore();
  await context.setOffline(false);
  await onScreen('welcome');
});

test('a page that can’t be fetched: told, and there by itself once the network is back', async ({
  page,
  context,
  open,
  onScreen,
}) => {
  await open('/registration/deny');
  await onScreen('denyInvalid');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: english('deny.interest'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('renewal.unreachableHeading'));
  await expect(page.getByText(english('problem.network'))).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('renewal.unreachableHeading'));
  await context.setOffline(false);
  await onScreen('interest');
});

test('nobody is taken on to the login without a network: the page would be the browser’s (D20)', async ({
  page,
  context,
  openForm,
  onScreen,
}) => {
  await page.clock.install();
  const form = await openForm();
  await form.fillIn(guest({ email: 'active@example.com' }));
  await form.register.click();
  await onScreen('member');
  await context.setOffline(true);
  await page.clock.fastForward(20_000);
  await onScreen('member', { state: 'staying' });
  await expect(page.getByText(english('emailActive.staying'))).toBeVisible();
});

test('the second step of the lean flow is asked about too (D15, D21)', async ({ page, context, mailbox, onScreen }) => {
  const person = guest();
  await page.goto('/acquisition/lean?rc=VESTIBULE');
  const form = new Form(page);
  await form.fillIn(person, 'leanStep2');
  await form.register.click();
  await onScreen('leanSecondStep');
  await page.getByLabel('Ms/Mrs', { exact: true }).check();
  await page.getByLabel('First name', { exact: true }).fill(person.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(person.lastName);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(form.notice.getByRole('paragraph')).toHaveText(english('problem.network'));
  await context.setOffline(false);
  await form.notice.getByRole('button', { name: 'Send now', exact: true }).click();
  await onScreen('inbox');
  expect(await mailbox.all(person.email)).toHaveLength(1);
});
