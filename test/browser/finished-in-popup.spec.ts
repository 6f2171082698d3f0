/** Some landing pages tell who has registered so in a popup over them (D29). */
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { onDemand } from './on-demand.ts';
import { violations } from './screens.ts';
import { wordsIn } from './words.ts';

for (const { slug, prefix, locale, width } of [
  { slug: 'app', prefix: '', locale: 'en', width: 390 },
  { slug: 'viral', prefix: '/de', locale: 'de', width: 1280 },
] as const)
  test(
    `${slug}, in ${locale}: in the popup all that the page says; closed, it leads to the landing page`,
    onDemand(locale === 'de'),
    async ({ page, open, onScreen }) => {
      const text = wordsIn(locale);
      const popup = page.getByRole('dialog', { name: text('formFinished.page'), exact: true });
      await page.setViewportSize({ width, height: 844 });
      await open(`/${slug}?rc=VESTIBULE`, prefix);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('action.register'), exact: true })
        .first()
        .click();
      await onScreen('form', { prefix });
      const form = new Form(page, prefix);
      await form.fillIn(guest());
      await form.register.click();
      const heading = popup.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`${text('formFinished.heading')} ${text('formFinished.second')}`);
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(/\/registration\/formfinished$/);
      await expect(page).toHaveTitle(text('head.title', { page: text('formFinished.page') }));
      expect(await violations(page)).toEqual([]);
      await popup.getByRole('button', { name: text('action.differentEmail'), exact: true }).click();
      await expect(heading).toHaveText(`${text('formFinished.otherHeading')} ${text('formFinished.otherSecond')}`);
      await expect(heading).toBeFocused();
      await expect(popup.getByRole('textbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await onScreen('welcome', { prefix, at: `/${slug}` });
      await page.goBack();
      await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
      // The visit knows no slug any more: a page like any other.
      await page.reload();
      await onScreen('inbox', { prefix });
      await expect(page.locator('dialog')).toHaveCount(0);
    },
  );
