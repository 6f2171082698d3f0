import { chromium, type Page } from 'playwright';

/** A data URL, for pages that load nothing. */
export const inline = (type: string, content: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** Runs a function on a page in Chromium (`CHROMIUM`, or /usr/bin/chromium). @param draw receives the page. */
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

/** Shows a page and waits for its fonts. */
export async function show(page: Page, [width, height]: readonly [number, number], html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}
