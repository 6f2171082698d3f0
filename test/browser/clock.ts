/** The page's clock, stopped: time passes when a test says so, however slow the machine is. */
import type { Page } from '@playwright/test';

const AHEAD = 3_600_000;

/** Before or after the page is opened; `page.clock.fastForward` moves it, `page.clock.resume` lets it go. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + AHEAD);
}
