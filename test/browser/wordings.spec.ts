/** The form's ways to sign up, and the origin it reports (D4, D30). */
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

test('the origin is sent along (D4); the sign-up options (D30)', async ({ page, calls, open, onScreen }) => {
  const came = new URLSearchParams({
    rc: 'VESTIBULE',
    pdp: '/p/silk-dress-4711',
    sourcePath: '/campaigns/autumn?x=1',
    variant: 'viralProductShare',
  });
  await open(`/?${came}`);
  await follow(page, 'Register');
  await expect(page.getByText(english('registration.pieceWaits', { inviter: 'Clara' }))).toBeVisible();
  const group = page.getByRole('group', { name: english('signUp.options'), exact: true });
  const [email = '', ...soon] = await group.getByRole('button').allInnerTexts();
  for (const provider of soon) {
    await group.getByRole('button', { name: provider, exact: true }).click();
    await expect(page.getByText(english('signUp.soon', { provider }))).toBeVisible();
  }
  await group.getByRole('button', { name: email, exact: true }).click();
  await expect(new Form(page).field('email')).toBeFocused();
  // A reload without the query keeps its data.
  await page.reload();
  const form = new Form(page);
  await form.fillIn(guest());
  await form.register.click();
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm').map(({ body }) => body.variables['deepLinkingPageData'])).toEqual([
    { sourcePath: '/campaigns/autumn?x=1', previousPDPPage: '/p/silk-dress-4711' },
  ]);
});
