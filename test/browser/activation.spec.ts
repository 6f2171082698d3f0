/** Activation is one press by a person (D25). */
import { expect, test as base } from './fixtures.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';
import { onDemand } from './on-demand.ts';

/** Registers somebody and gives the link that was mailed. */
const test = base.extend<{ mailedLink: string }>({
  mailedLink: async ({ openForm, onScreen, mailbox }, use) => {
    const person = await registered({ openForm, onScreen });
    await use(await mailbox.linkTo(person.email));
  },
});
const en = { prefix: '/en' } as const;
const activate = { name: 'Activate my account', exact: true };

test('opening the link calls nothing; the press calls once, with the mailed id (D13, D25)', async ({
  page,
  calls,
  mailedLink,
  onScreen,
}) => {
  const before = calls.all.length;
  await page.goto(mailedLink);
  await onScreen('activate', en);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await onScreen('activate', en);
  await page.waitForLoadState('networkidle');
  expect(calls.all).toHaveLength(before);

  await page.getByRole('button', activate).click();
  await expect(await onScreen('activated', en)).toBeFocused();
  expect(calls.all.slice(before).map(({ body }) => [body.operationName, body.variables])).toEqual([
    [
      'finalizeRegistration',
      {
        consents: [],
        finalizeRegistrationInput: { accountActivationId: new URL(mailedLink).searchParams.get('accountActivationId') },
      },
    ],
  ]);
});

test('pressed twice it activates once (D21, D25)', async ({ page, calls, mailedLink, onScreen }) => {
  await page.goto(mailedLink);
  await onScreen('activate', en);
  const answer = await calls.hold('finalizeRegistration');
  await page.getByRole('button', activate).dblclick();
  await answer.arrived;
  await expect(page.getByRole('main').getByRole('button')).toHaveText([english('waiting.moment')]);
  await onScreen('activate', { ...en, state: 'busy' });
  answer.release();
  await onScreen('activated', en);
  expect(calls.of('finalizeRegistration')).toHaveLength(1);
});

test(
  'a used link says that the account is active already (D25)',
  onDemand(true),
  async ({ page, mailedLink, onScreen }) => {
    await page.goto(mailedLink);
    await page.getByRole('button', activate).click();
    await onScreen('activated', en);
    await page.goto(mailedLink);
    await page.getByRole('button', activate).click();
    await expect(await onScreen('activeBefore', en)).toBeFocused();
    await expect(page.getByText(english('activated.beforeLead'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  },
);

test('the demo’s links: unknown is invalid, expired can be sent again, used is active (D25, D45)', async ({
  page,
  house,
  onScreen,
}) => {
  const { links } = await house.demo();
  await page.goto(links.activation.unknown);
  await page.getByRole('button', activate).click();
  await expect(await onScreen('invalidLink', en)).toBeFocused();
  await expect(page.getByText(english('activationError.invalidLinkLead'))).toBeVisible();
  await expect(page.getByRole('link', { name: english('action.customerService') })).toHaveAttribute(
    'href',
    '/customer-service',
  );
  await page.goto(links.activation.expired);
  await page.getByRole('button', activate).click();
  await expect(await onScreen('expiredLink', en)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send again', exact: true })).toBeVisible();
  await page.goto(links.activation.used);
  await page.getByRole('button', activate).click();
  await expect(await onScreen('activeBefore', en)).toBeFocused();
});

test('the pages of a failure survive a reload (D22, D25)', onDemand(true), async ({ page, house, onScreen }) => {
  const { links } = await house.demo();
  await page.goto(links.activation.unknown);
  await page.getByRole('button', activate).click();
  await onScreen('invalidLink', en);
  await page.reload();
  await onScreen('invalidLink', en);
});

test(
  'no answer: the link is still good, and Try again activates (D25)',
  onDemand(true),
  async ({ page, gates, calls, mailedLink, onScreen }) => {
    gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await page.goto(mailedLink);
    const cut = await calls.intercept('finalizeRegistration', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', activate).click();
    await expect(await onScreen('activationFailed', en)).toBeFocused();
    await cut.restore();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await onScreen('activated', en);
  },
);

test(
  'after 8 s it can be cancelled, after 30 s it has failed (D24, D25)',
  onDemand(true),
  async ({ page, calls, mailedLink, onScreen }) => {
    await page.clock.install();
    await page.goto(mailedLink);
    const answer = await calls.hold('finalizeRegistration');
    await page.getByRole('button', activate).click();
    await answer.arrived;
    await page.clock.fastForward(8_000);
    await onScreen('activate', { ...en, state: 'slow' });
    await page.getByRole('button', { name: english('action.cancel'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Activate my account']);
    await page.getByRole('button', activate).click();
    await expect.poll(() => calls.of('finalizeRegistration').length).toBe(2);
    await page.clock.fastForward(30_000);
    await expect(await onScreen('activationFailed', { ...en, state: 'timeout' })).toBeFocused();
    answer.release();
  },
);

test('shown in by itself, after time to read (D25)', onDemand(true), async ({ page, house, mailedLink, onScreen }) => {
  await page.clock.install();
  await page.goto(mailedLink);
  await page.getByRole('button', activate).click();
  await onScreen('activated', en);
  // The clock runs on by itself too: half of the time is never all of it.
  await page.clock.fastForward(10_000);
  await onScreen('activated', en);
  await page.clock.fastForward(10_000);
  await page.waitForURL(`${house.url}/shop`);
});
