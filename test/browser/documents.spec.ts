/** What is delivered where no script runs (spec 8, D2). */
import { LOCALES } from '../../machines/domain/languages.ts';
import { expect, test } from './fixtures.ts';
import { english, wordsIn } from './words.ts';

test.use({ javaScriptEnabled: false });

test('the share picture is there (D2)', async ({ page, request }) => {
  await page.goto('/acquisition/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('in each language the page says that the product needs JavaScript, and who helps (spec 8)', async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(`/acquisition/${locale}/`);
    const notice = page.locator('.noscript');
    const text = wordsIn(locale);
    await expect(notice).toHaveText(`${text('noscript')} ${text('layout.customerService')}`);
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/customer-service');
    await expect(notice).toBeVisible();
  }
});

test('the words of the specification stand as they are given (spec 5, 8)', () => {
  expect(english('problem.network')).toBe('Network issue detected. Please verify your internet connection and retry.');
  expect(english('problem.technical')).toMatch(/^Due to a technical issue our store is not available at the moment\./);
});
