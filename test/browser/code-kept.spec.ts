/** A code in any address is known: on the page that it opens, and on the code page (D10, D49). */
import { follow, isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';

test('at the entrance, come from elsewhere: the code page has it, names who sent it, and leads to the form', async ({
  page,
  calls,
  onScreen,
}) => {
  await page.goto('/acquisition/entrance?rc=vestibule', { referer: 'https://blog.example/' });
  await isLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('entrance.invitedSecond'));
  await follow(page, english('entrance.code'));
  await onScreen('code', { state: 'greeted' });
  await expect(page.getByRole('textbox')).toHaveValue('VESTIBULE');
  await expect(page.getByText('Clara has invited you.')).toBeVisible();
  expect(calls.of('registrationCodeDetails')).toHaveLength(1);
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await onScreen('form');
});

test('on the code page a refused one is told under the field, which keeps it', async ({ page, open, onScreen }) => {
  await open('/registration/code?rc=no-such-code');
  await onScreen('code', { state: 'refused' });
  const field = page.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription(new RegExp(english('code.invalid')));
  await expect(field).toHaveValue('NOSUCHCODE');
  await expect(field).toBeFocused();
});
