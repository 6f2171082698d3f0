/** Stops the page's clock: time passes only when a test says so, independently of the machine's speed. */
import type { Page } from '@playwright/test';

const AHEAD = 3_600_000;

/** Call before or after opening the page; `page.clock.fastForward` moves the clock, `page.clock.resume` restarts it. */
export const stopClock = (page: Page): Promise<void> => standAt(page, Date.now() + AHEAD);

/**
 * @param moment epoch milliseconds. Real time between the two calls must stay below the offset, even on a busy machine.
 */
export async function standAt(page: Page, moment: number): Promise<void> {
  await page.clock.install({ time: moment - AHEAD });
  await page.clock.pauseAt(moment);
}
