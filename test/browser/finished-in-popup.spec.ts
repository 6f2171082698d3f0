/** Some landing pages confirm the registration in a popup (D29). */
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { violations } from './expect-screen.ts';
import { english } from './shown-messages.ts';

test('the popup has the page’s text and closes to the landing page', async ({ page, open, onScreen }) => {
  const popup = page.getByRole('dialog', { name: english('formFinished.page'), exact: true });
  await open('/app?rc=VESTIBULE');
  await follow(page, english('action.register'));
  await onScreen('form');
  const form = new Form(page);
  await form.send(guest());
  const heading = popup.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${english('formFinished.heading')} ${english('formFinished.second')}`);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/registration\/formfinished$/);
  await expect(page).toHaveTitle(english('head.title', { page: english('formFinished.page') }));
  expect(await violations(page)).toEqual([]);
  await popup.getByRole('button', { name: english('action.differentEmail'), exact: true }).click();
  await expect(heading).toHaveText(`${english('formFinished.otherHeading')} ${english('formFinished.otherSecond')}`);
  await expect(heading).toBeFocused();
  await expect(popup.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await onScreen('welcome', { at: '/app' });
  await page.goBack();
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  // The visit no longer has a slug: an ordinary page.
  await page.reload();
  await onScreen('inbox');
  await expect(page.locator('dialog')).toHaveCount(0);
});
