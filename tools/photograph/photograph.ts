/** Takes the pictures of one situation, and looks whether the page is one that may be shown. */
import type { CDPSession, Page } from '@playwright/test';
import { controlFlaws } from './flaws/control-flaws.ts';
import { cutWords } from './flaws/cut-words.ts';
import { fieldFlaws } from './flaws/field-flaws.ts';
import { focusFlaws } from './flaws/focus-flaws.ts';
import { motionFlaws } from './flaws/motion-flaws.ts';
import { heightOf, MOMENT } from './screens/window.ts';
import type { Listed } from './listed.ts';

/** In which colours the visitor wants pages. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
export const isScheme = (name: string): name is Scheme => SCHEMES.some((scheme) => scheme === name);

export interface Picture {
  scheme: Scheme;
  width: number;
  data: Buffer;
}
export interface Photographed extends Listed {
  pictures: readonly Picture[];
  /** What is wrong with it; nothing, if it can be shown. */
  flaws: readonly string[];
  /** Keys of the messages that it shows. */
  keys: readonly string[];
}

const QUALITY = 42;

/** In the page: all is there that was on its way, and nothing has changed for a while. */
export async function settle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stillness = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        changes.disconnect();
        resolve();
      };
      let timer = setTimeout(done, 120);
      const changes = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, 120);
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  // What is out of sight is laid out when the page rests (`src/layouts/lay-out-below.ts`).
  document.documentElement.dataset['laidOut'] = '';
  await stillness();
  for (const image of document.images) image.loading = 'eager';
  // It blinks.
  document.documentElement.style.caretColor = 'transparent';
  await Promise.all([
    document.fonts.ready,
    ...[...document.images].map(async (image) => {
      try {
        await image.decode();
      } catch {
        // Told by `flawsOf`.
      }
    }),
  ]);
  await frame();
  await frame();
}

/** In the page: what no page may show, and how much of it there is to see. */
export function measure() {
  const root = document.documentElement;
  const flaws = [
    root.scrollWidth > root.clientWidth ? `${root.scrollWidth - root.clientWidth} px too wide` : '',
    document.querySelector('h1')?.textContent.trim() ? '' : 'no heading',
    ...[...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => `no picture: ${src.replace(/.*\//, '')}`),
  ];
  // What lies over the page is shown as the window shows it.
  const covered = document.querySelector('dialog:modal, vestibule-consent') !== null;
  return {
    flaws: flaws.filter((flaw) => flaw !== ''),
    height: covered ? innerHeight : Math.max(root.scrollHeight, innerHeight),
  };
}

/** Before the first picture: every page starts with nothing remembered, and what takes a second or more never happens. */
export async function standStill(page: Page) {
  // The clock brings timers of its own: what comes after it counts.
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript(forgetAndWait);
}
/** In the page, before its scripts. */
export function forgetAndWait() {
  localStorage.clear();
  sessionStorage.clear();
  Reflect.set(window, 'setInterval', () => 0);
  const later = window.setTimeout.bind(window);
  const SOON = 1000;
  Reflect.set(window, 'setTimeout', (work: () => void, wait = 0) => (wait < SOON ? later(work, wait) : 0));
}

export interface Order {
  widths: readonly number[];
  schemes: readonly Scheme[];
  /** Format of the pictures; null: the page is only measured. */
  format: 'webp' | 'png' | null;
  /** A taller page is cut at this height, in pixels. */
  tallest: number;
  /** Focus styles seen so far, to examine each once; null: controls are not examined. */
  examined: Set<string> | null;
}

/**
 * What moves by itself, and what is wrong with the controls of a page.
 * @param examined the looks of controls whose focus was seen before; those of this page are added.
 */
export async function lookAtControls(page: Page, examined: Set<string>): Promise<string[]> {
  return [
    // First: a control that was marked or scrolled to is drawn anew, perhaps a pixel aside.
    ...(await motionFlaws(page)),
    ...(await page.evaluate(controlFlaws)),
    ...(await fieldFlaws(page)),
    ...(await focusFlaws(page, examined)),
  ];
}

/** A picture of the page from its top, those parts too that the window does not show. */
export async function capture(
  session: CDPSession,
  { format, ...size }: { format: 'webp' | 'png'; width: number; height: number },
): Promise<Buffer> {
  const options = { format, quality: QUALITY, captureBeyondViewport: true, clip: { x: 0, y: 0, scale: 1, ...size } };
  return Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
}

export async function photograph(page: Page, listed: Listed, order: Order): Promise<Photographed> {
  const { widths, schemes, format, tallest, examined } = order;
  const flaws: string[] = [];
  const hear = (flaw: string) => void flaws.push(flaw.replace(/^(?:%[os]\s*)+/, '').split('\n')[0] ?? '');
  page.on('pageerror', ({ message }) => hear(message));
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  const pictures: Picture[] = [];
  let keys: readonly string[] = [];
  const session = await page.context().newCDPSession(page);
  try {
    await page.clock.setFixedTime(listed.moment ?? MOMENT);
    await page.goto(listed.address);
    await page.locator('html[data-drawn]').waitFor({ timeout: 10_000 });
    keys = (await page.evaluate(() => document.documentElement.dataset['drawn']))?.split(' ').filter(Boolean) ?? [];
    for (const [width, colorScheme] of widths.flatMap((width) => schemes.map((scheme) => [width, scheme] as const))) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settle);
      const seen = await page.evaluate(measure);
      const cut = await page.evaluate(cutWords);
      const controls = examined ? await lookAtControls(page, examined) : [];
      flaws.push(
        ...[...seen.flaws, ...cut, ...controls].map(
          (flaw) => `${width} px${colorScheme === 'dark' ? ', dark' : ''}: ${flaw}`,
        ),
      );
      if (format === null) continue;
      const data = await capture(session, { format, width, height: Math.min(seen.height, tallest) });
      pictures.push({ scheme: colorScheme, width, data });
    }
  } catch (error) {
    hear(error instanceof Error ? error.message : String(error));
  }
  await session.detach();
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
  return { ...listed, pictures, flaws: [...new Set(flaws)], keys };
}
