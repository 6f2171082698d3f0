/** Whoever holds a place of an invitation, and opens it again, is met by what became of it (D50). */
import { expect, test } from './fixtures.ts';
import { registered } from './registered.ts';
import { english } from './words.ts';

test('the inbox page while it waits, also in a tab that knows of nothing but the token; then the login', async ({
  page,
  context,
  mailbox,
  openForm,
  onScreen,
}) => {
  const person = await registered({ openForm, onScreen });
  await page.goto('/acquisition/?rc=VESTIBULE');
  await onScreen('inbox');

  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('rc');
  });
  await page.goto('/acquisition/?rc=VESTIBULE');
  await onScreen('inbox');
  await expect(page.getByRole('main')).toContainText(`${person.email[0]}•••@example.org`);
  await page.getByRole('button', { name: 'Send again', exact: true }).click();

  const elsewhere = await context.newPage();
  await elsewhere.goto(await mailbox.linkTo(person.email, 2));
  await elsewhere.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await expect(elsewhere).toHaveTitle(`${english('activated.page')} · Vestibule`);
  await page.goto('/acquisition/?rc=VESTIBULE');
  await onScreen('member', { state: 'staying' });
});
