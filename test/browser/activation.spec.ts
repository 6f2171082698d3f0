/** Activation is one press by a person (D25). */
import { expect, test as base } from './fixtures.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';

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
