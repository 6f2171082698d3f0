import { chromium, type Page } from 'playwright';

/** What a page says of a picture, where nothing is fetched. */
export const inline = (type: string, content: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** Draws in Chromium (`CHROMIUM`, or /usr/bin/chromium). @param draw what is done on its page. */
export async function inChromium<Drawn>(draw: (page: Page) => Promise<Drawn>): Promise<Drawn> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    return await draw(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Shows a page, drawn whole. */
export async function show(page: Page, [width, height]: readonly [number, number], html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}
