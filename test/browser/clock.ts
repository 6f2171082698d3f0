/** The page's clock, stopped: time passes when a test says so, however slow the machine is. */
import type { Page } from '@playwright/test';

const AHEAD = 3_600_000;

/** Before or after the page is opened; `page.clock.fastForward` moves it, `page.clock.resume` lets it go. */
export const stopClock = (page: Page): Promise<void> => standAt(page, Date.now() + AHEAD);

/** @param moment epoch milliseconds. What passes between the two calls, on a busy machine, is less than what is put back. */
export async function standAt(page: Page, moment: number): Promise<void> {
  await page.clock.install({ time: moment - AHEAD });
  await page.clock.pauseAt(moment);
}
