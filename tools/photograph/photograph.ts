/** Photographs one situation, and checks the page for flaws. */
import type { CDPSession, Page } from '@playwright/test';
import { controlFlaws } from './flaws/control-flaws.ts';
import { cutWords } from './flaws/cut-words.ts';
import { fieldFlaws } from './flaws/field-flaws.ts';
import { focusFlaws } from './flaws/focus-flaws.ts';
import { motionFlaws } from './flaws/motion-flaws.ts';
import { heightOf, MOMENT } from './screens/window.ts';
import type { Listed } from './listed.ts';

/** The visitor's preferred colour scheme. */
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
export const isScheme = (name: string): name is Scheme => SCHEMES.some((scheme) => scheme === name);

export interface Picture {
  scheme: Scheme;
  width: number;
  data: Buffer;
}
export interface Photographed extends Listed {
  pictures: readonly Picture[];
  /** Its flaws; empty for a correct page. */
  flaws: readonly string[];
  /** Keys of the messages that it shows. */
  keys: readonly string[];
}

const QUALITY = 42;

/** Runs in the page: waits until everything has loaded and nothing has changed for a while. */
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
  // Content below the viewport is laid out once the page is idle (`src/layouts/layout-below.ts`).
  document.documentElement.dataset['laidOut'] = '';
  await stillness();
  for (const image of document.images) image.loading = 'eager';
  // The caret blinks.
  document.documentElement.style.caretColor = 'transparent';
  await Promise.all([
    document.fonts.ready,
    ...[...document.images].map(async (image) => {
      try {
        await image.decode();
      } catch {
        // Reported by `flawsOf`.
      }
    }),
  ]);
  await frame();
  await frame();
}

/** Runs in the page: finds flaws, and measures its height. */
export function measure() {
  const root = document.documentElement;
  const flaws = [
    root.scrollWidth > root.clientWidth ? `${root.scrollWidth - root.clientWidth} px too wide` : '',
    document.querySelector('h1')?.textContent.trim() ? '' : 'no heading',
    ...[...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => `no picture: ${src.replace(/.*\//, '')}`),
  ];
  // An overlay is captured at window height.
  const covered = document.querySelector('dialog:modal, vestibule-consent') !== null;
  return {
    flaws: flaws.filter((flaw) => flaw !== ''),
    height: covered ? innerHeight : Math.max(root.scrollHeight, innerHeight),
  };
}

/** Called before the first picture: every page starts with empty storage, and timers of a second or more never fire. */
export async function stopMotion(page: Page) {
  // The fake clock replaces the timers; a script added later wins.
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript(forgetAndWait);
}
/** Runs in the page before its scripts. */
function forgetAndWait() {
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
  /** Format of the pictures; null to measure only. */
  format: 'webp' | 'png' | null;
  /** Maximum height in px; a taller page is cut. */
  tallest: number;
  /** Focus styles seen so far, so that each is examined once; null to skip controls. */
  examined: Set<string> | null;
}

/**
 * Flaws of animations and controls of a page.
 * @param examined focus styles seen before; those of this page are added.
 */
export async function lookAtControls(page: Page, examined: Set<string>): Promise<string[]> {
  return [
    // First, because a control that was marked or scrolled to is painted again, perhaps a pixel off.
    ...(await motionFlaws(page)),
    ...(await page.evaluate(controlFlaws)),
    ...(await fieldFlaws(page)),
    ...(await focusFlaws(page, examined)),
  ];
}

/** A picture of the page from its top, including the parts below the viewport. */
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
  const report = (flaw: string) => void flaws.push(flaw.replace(/^(?:%[os]\s*)+/, '').split('\n')[0] ?? '');
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
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
    report(error instanceof Error ? error.message : String(error));
  }
  await session.detach();
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
  return { ...listed, pictures, flaws: [...new Set(flaws)], keys };
}
