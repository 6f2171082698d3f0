/** Whether something moves by itself though the visitor wants nothing to move (WCAG 2.3.3), by pictures. */
import type { Page } from '@playwright/test';

/** In the page: a fifth of a second, as it is drawn. */
async function drawFrames() {
  for (let frame = 0; frame < 12; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** @returns that it moves; nothing, if it stands still. */
export async function motionFlaws(page: Page): Promise<string[]> {
  const before = await page.screenshot();
  await page.evaluate(drawFrames);
  return before.equals(await page.screenshot()) ? [] : ['it moves (WCAG 2.3.3)'];
}
