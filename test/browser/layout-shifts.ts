/** Layout shifts of a page, from its first paint. */
import { expect, type Page } from '@playwright/test';
import { OFTEN } from '../harness/limits.ts';
import { isAtRest } from './expect-screen.ts';

/** A `layout-shift` entry, missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Smaller values are reported as 0.000: a word shifted by a few px along its line by a font change. */
const WORTH = 0.0005;

/** Records layout shifts, with positions. Call before opening the page. */
export async function watchShifts(page: Page) {
  await page.addInitScript((worth) => {
    const placesOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => ({
      what: node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
      from: previousRect.toJSON() as unknown,
      to: currentRect.toJSON() as unknown,
    });
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput && entry.value >= worth)
          shifts.push({ value: entry.value, moved: entry.sources.map(placesOf) });
    }).observe({ type: 'layout-shift', buffered: true });
  }, WORTH);
}
/** Waits for a frame with layout; works with a stopped clock too. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const frames = new IntersectionObserver(() => {
      frames.disconnect();
      resolve();
    });
    frames.observe(document.documentElement);
  });

export async function shifts(page: Page): Promise<unknown[]> {
  await page.evaluate(nextFrame);
  return page.evaluate(() => Reflect.get(window, 'shifts') as unknown[]);
}

/** Waits for the styles, since positions are not final before. */
export const isStyled = (page: Page) => expect.poll(() => page.evaluate(isAtRest), OFTEN).toBe(true);

/** Simulates a slow connection, on which web fonts come after the first paint. Call before opening the page. */
export const onSlowLine = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } });
  });

/** Waits for the web fonts, and for the layout after them. */
export async function haveFacesCome(page: Page) {
  const faces = ['Ibarra italic', 'Ibarra normal', 'Instrument normal'];
  await expect.poll(() => page.evaluate(fetchedFaces), OFTEN).toEqual(faces);
  await page.evaluate(nextFrame);
}
/** Distinct fonts, however many files each has. */
const fetchedFaces = () => {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === 'loaded' && /^"?(?:Ibarra|Instrument)"?$/.test(family),
  );
  return [...new Set(loaded.map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`))].toSorted();
};
