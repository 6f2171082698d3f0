/** What visitors do on many pages. */
import type { Page } from '@playwright/test';

/** Presses a button of the page itself. @param name its whole name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** Follows a link of the page itself. @param name its whole name. */
export const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();

/** Holds every script of a page back until it is released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}
