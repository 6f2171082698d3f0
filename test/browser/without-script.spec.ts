/** Without scripts: the delivered page says so, and its links work (spec 8, D2, D27). */
import { chooseLanguage, follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { wordsIn } from './shown-messages.ts';

test.use({ javaScriptEnabled: false });

test('the page says that it needs JavaScript; its links work (spec 8, D2) [A13]', async ({ page, context, open }) => {
  const notice = page.locator('.noscript');
  const says = async (locale: 'en' | 'nl') => {
    const text = wordsIn(locale);
    await expect(notice).toHaveText(`${text('noscript')} ${text('layout.customerService')}`);
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/customer-service');
    await expect(notice).toBeVisible();
  };
  await open('/about-us/2');
  await says('en');
  await chooseLanguage(page, 'Nederlands');
  await expect(page).toHaveURL(/\/acquisition\/nl\/about-us\/2$/);
  await says('nl');
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('lang=nl');
  await follow(page, wordsIn('nl')('aboutInvitation.listHeading'));
  await expect(page.locator('#ask')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#ask');
});
