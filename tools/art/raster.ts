import { chromium, type Page } from '@playwright/test';
import { WHOLE_CHROMIUM } from '../process/engines.ts';

/** A data URL, for pages that load nothing. */
export const inline = (type: string, content: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** Runs a function on a page in Chromium, whose glyphs are between pixels. @param draw receives the page. */
export async function inChromium<Drawn>(draw: (page: Page) => Promise<Drawn>): Promise<Drawn> {
  await using browser = await chromium.launch(WHOLE_CHROMIUM);
  return await draw(await browser.newPage());
}

/** Shows a page and waits for its fonts. */
export async function show(page: Page, [width, height]: readonly [number, number], html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}
