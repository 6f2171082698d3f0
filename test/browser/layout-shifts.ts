/** What moves on a page by itself, from its first paint on. */
import { expect, type Page } from '@playwright/test';
import { isAtRest } from './screens.ts';

/** An entry of `layout-shift`, which TypeScript's DOM has not. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Reports say 0.000 of what is worth less: a word that another face begins some pixels further along its line. */
const WORTH = 0.0005;

/** Writes down what moves by itself, and between which places. Before the page is opened. */
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
/** A frame was laid out since: observers of places are told behind it, also where the page's clock stands. */
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

/** A page whose markup was quicker than its style has no places to judge yet. */
export const isStyled = (page: Page) => expect.poll(() => page.evaluate(isAtRest)).toBe(true);

/** The browser knows of a line on which the shop's own faces come behind the first paint. Before the page is opened. */
export const onSlowLine = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } });
  });

/** The shop's own faces are there, and what they move has moved. */
export async function haveFacesCome(page: Page) {
  await expect.poll(() => page.evaluate(fetchedFaces)).toEqual(['Ibarra italic', 'Ibarra normal', 'Instrument normal']);
  await page.evaluate(nextFrame);
}
/** Each once, of however many files its letters are. */
const fetchedFaces = () => {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === 'loaded' && /^"?(?:Ibarra|Instrument)"?$/.test(family),
  );
  return [...new Set(loaded.map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`))].toSorted();
};
