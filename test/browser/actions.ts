/** Visitors' actions on many pages. */
import type { Locator, Page } from '@playwright/test';
import { english } from './shown-messages.ts';

/** Presses a button of the page itself. @param name its full name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** Follows a link of the page itself. @param name its full name. */
export const follow = (page: Page, name: string): Promise<void> =>
  // A long page may repeat the link further down.
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

/** A control of the footer. @param name a part of its name. */
export const inFooter = (page: Page, role: 'button' | 'link', name: string): Locator =>
  page.getByRole('contentinfo').getByRole(role, { name });
/** Opens the consent settings at any time. */
export const cookieSettings = (page: Page): Locator => inFooter(page, 'button', english('layout.cookies'));

/** Chooses a language in the footer. @param name of the language, in that language. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const languages = page.locator('.languages');
  await languages.locator('summary').click();
  await languages.getByRole('link', { name, exact: true }).click();
}

/** Holds all scripts of a page until released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve();
}

/** Waits for hydration: further presses go to the visit. */
export const isLive = (page: Page) => page.waitForFunction(() => window.preHydration === undefined);

/** Waits until the document opened by a mailed link has loaded again without the secret in its address (D7). */
export const cameAnew = (page: Page) =>
  page.waitForFunction(() => !performance.getEntriesByType('navigation')[0]?.name.includes('accountActivationId'));

/** Breaks the screens of a chunk. @param chunk its name. @param message thrown by each of its screens. */
export async function breakScreens(page: Page, chunk: string, message: string): Promise<void> {
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch();
    const broken = `default:()=>function Broken(){throw new Error(${JSON.stringify(message)})}`;
    const text = await response.text();
    // Without the response headers, which would cache it permanently.
    await route.fulfill({
      contentType: 'text/javascript',
      body: text.replaceAll(/\bdefault:\(\)=>[\w$]+/g, () => broken),
    });
  });
}
