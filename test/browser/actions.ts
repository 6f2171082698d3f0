/** What visitors do on many pages. */
import { expect, type Page } from '@playwright/test';

/** Presses a button of the page itself. @param name its whole name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** Follows a link of the page itself. @param name its whole name. */
export const follow = (page: Page, name: string): Promise<void> =>
  // A long page may have the same way again further down.
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

/** In the list at the foot of the page. @param name of the language, as it calls itself. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const languages = page.locator('.languages');
  await languages.locator('summary').click();
  await languages.getByRole('link', { name, exact: true }).click();
}

/** Holds every script of a page back until it is released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

/** The script has taken the page over: what is pressed from here on is the visit's. */
export const isLive = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.preHydration === undefined)).toBe(true);

/** The document that came by a link of a mail has come once more, by its address without the secret (D7). */
export const cameAnew = (page: Page) =>
  page.waitForFunction(() => !performance.getEntriesByType('navigation')[0]?.name.includes('accountActivationId'));

/** A chunk whose screens can't be drawn. @param chunk its name; `message`: what each of its screens throws. */
export async function breakScreens(page: Page, chunk: string, message: string): Promise<void> {
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch();
    const broken = `default:()=>function Broken(){throw new Error(${JSON.stringify(message)})}`;
    const text = await response.text();
    // Without the headers of the response, by which the browser would keep it for ever.
    await route.fulfill({
      contentType: 'text/javascript',
      body: text.replaceAll(/\bdefault:\(\)=>[\w$]+/g, () => broken),
    });
  });
}
