/** Checks by screenshots that nothing moves if the visitor prefers reduced motion (WCAG 2.3.3). */
import type { Page } from '@playwright/test';

/** Runs in the page: waits a fifth of a second, frame by frame. */
async function drawFrames() {
  for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** @returns a flaw if something moves. */
export async function motionFlaws(page: Page): Promise<string[]> {
  const before = await page.screenshot();
  await page.evaluate(drawFrames);
  return before.equals(await page.screenshot()) ? [] : ['it moves (WCAG 2.3.3)'];
}
