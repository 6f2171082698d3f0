/** Photographs many situations, several in parallel. */
import type { Browser } from '@playwright/test';
import type { Listed } from './listed.ts';
import { photograph, stopMotion, type Order, type Photographed } from './photograph.ts';

/** Number of pages in parallel: while one draws, another loads. */
const AT_ONCE = 3;

/**
 * @param language of the browser, for the format of dates and numbers.
 * @param onTaken called after each situation.
 * @returns results in the given order.
 */
export async function takeAll(
  browser: Browser,
  wanted: readonly Listed[],
  { language, ...order }: Order & { language: string },
  onTaken: (taken: Photographed) => void,
): Promise<readonly Photographed[]> {
  const taken: Photographed[] = [];
  const queue = wanted.entries();
  const work = async () => {
    const context = await browser.newContext({
      locale: language,
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await stopMotion(page);
    for (const [at, listed] of queue) {
      const done = await photograph(page, listed, order);
      taken[at] = done;
      onTaken(done);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted.length) }, work));
  return taken;
}
