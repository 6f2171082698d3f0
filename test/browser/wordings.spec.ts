/** The form's other ways to sign up, and what it tells of where one came from (D4, D30). */
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './words.ts';

test('other ways to sign up are coming, and say so; phone is not on the simple variant (D30)', async ({
  page,
  openForm,
}) => {
  await openForm();
  const group = page.getByRole('group', { name: english('signUp.options'), exact: true });
  await expect(group.getByRole('button')).toHaveText(['Phone', 'Google', 'Facebook', 'Apple']);
  for (const provider of ['Phone', 'Google', 'Facebook', 'Apple']) {
    await group.getByRole('button', { name: provider, exact: true }).click();
    await expect(page.getByText(english('signUp.soon', { provider }))).toBeVisible();
  }
});

test('where the visitor came from goes along, and what is no path of the shop does not (D4)', async ({
  page,
  context,
  calls,
  open,
  onScreen,
}) => {
  const came = new URLSearchParams({
    rc: 'VESTIBULE',
    pdp: '/p/silk-dress-4711',
    sourcePath: '/campaigns/autumn?x=1',
    variant: 'viralProductShare',
  });
  await open(`/?${came}`);
  await follow(page, 'Register');
  await expect(page.getByText(english('registration.pieceWaits', { inviter: 'Clara' }))).toBeVisible();
  // A reload, which has lost the query, has not lost what it held.
  await page.reload();
  const form = new Form(page);
  await form.fillIn(guest());
  await form.register.click();
  await onScreen('inbox');
  // Somebody else: by the token they would be met as who they are (D50).
  await context.clearCookies({ name: 'acq_token' });
  await open('/?rc=VESTIBULE&pdp=//evil.example/p&sourcePath=https://evil.example');
  await follow(page, 'Register');
  await form.fillIn(guest());
  await form.register.click();
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm').map(({ body }) => body.variables['deepLinkingPageData'])).toEqual([
    { sourcePath: '/campaigns/autumn?x=1', previousPDPPage: '/p/silk-dress-4711' },
    undefined,
  ]);
});
