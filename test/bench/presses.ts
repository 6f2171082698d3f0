/** Real key presses on a settled page: the time until their result is painted. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Time in ms from each key's timestamp until after its frame. */
    benchKeys: number[];
    benchNavigation: number | null;
  }
}

const KEYS = 'nna@ex';
/** Time between two keys of a fast typist, in ms. */
const PAUSE = 150;

/** Runs in the page: starts timing keys. */
function timeKeys() {
  window.benchKeys = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => window.benchKeys.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      }),
    true,
  );
}

/** Types into a field. @returns time from each key to its paint, in ms. */
export async function typeInto(page: Page, field: string): Promise<readonly number[]> {
  await page.evaluate(timeKeys);
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), field);
  await page.keyboard.type(KEYS, { delay: PAUSE });
  await page.waitForFunction((count) => window.benchKeys.length === count, KEYS.length);
  return page.evaluate(() => window.benchKeys);
}

/** Runs in the page: measures the time from a press until another heading is painted. */
function timeNavigation() {
  window.benchNavigation = null;
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const look = () => {
        if (heading() === before) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          window.benchNavigation = performance.now() - timeStamp;
        });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Follows a link by the Enter key. @returns the time until the next page is painted, in ms. */
export async function follow(page: Page, link: string): Promise<number> {
  await page.evaluate(timeNavigation);
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
  await page.keyboard.press('Enter');
  const measured = await page.waitForFunction(() => window.benchNavigation);
  return Number(await measured.jsonValue());
}
