/** What moves on a page by itself, from its first paint on. */
import { expect, type Page } from '@playwright/test';
import { isAtRest } from './screens.ts';

/**
 * Writes down what moves by itself. Before the page is opened. The faces that are fetched stay away: they come when the line has let
 * them, and what their widths move is not of what is looked at here.
 */
export async function watchShifts(page: Page) {
  await page.route('**/assets/faces-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
export const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as unknown[]);

/** A page whose markup was quicker than its style has no places to judge yet. */
export const isStyled = (page: Page) => expect.poll(() => page.evaluate(isAtRest)).toBe(true);
export const isLive = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.preHydration === undefined)).toBe(true);
