/** Activation is one press by a person (D25). */
import { expect, test as base } from './fixtures.ts';
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
