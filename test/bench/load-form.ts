/** Loads the registration form in Chromium, for the budgets: counts only, no times. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { Product } from '../harness/product.ts';
import { SLOW } from '../../src/services/live/line.ts';
import { PROFILES } from './conditions.ts';
import { LONG } from './figures.ts';
import { measuredPages } from './measured-pages.ts';
import { withBrowser } from './session.ts';
import { taskTimes, traced, TASKS } from './trace.ts';
import { waitForSettled, watchPage } from './measured-visit.ts';
import { yardstick } from './yardstick.ts';

export interface Counted {
  /**
   * Sum of main thread task time beyond the yardstick, in ms of a phone on which the yardstick takes 50 ms. Based on
   * CPU time, so other processes do not count and the machine's speed cancels out.
   */
  blocking: number;
  requests: number;
  kilobytes: number;
}
async function count(context: BrowserContext, product: Product): Promise<Counted> {
  const form = measuredPages(await product.demo()).find(({ name }) => name === 'form');
  if (!form) throw new Error('the form is not among the measured pages');
  const watched = await watchPage(context, form, PROFILES.desktop);
  // As on a slow connection: nothing is prefetched before the first press.
  await watched.page.addInitScript((rtt) => {
    Object.defineProperty(navigator, 'connection', { value: { rtt } });
  }, SLOW);
  const long = await yardstick(watched.page, watched.session);
  const events = await traced(watched.session, TASKS, async () => {
    await watched.page.goto(product.url + form.path, { waitUntil: 'commit' });
    await waitForSettled(watched);
  });
  const { requests } = await watched.look();
  return {
    blocking: taskTimes(events).reduce((sum, time) => sum + Math.max(0, time / long - 1) * LONG, 0),
    requests: requests.length,
    kilobytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

const MOST_LOADS = 3;

/**
 * Needs a built site. Load on the machine can only increase the values, through cold caches.
 * @param allowed limit of blocking; loads again, up to three times in all, if it was exceeded.
 * @returns the counts of the load with the lowest value.
 */
export async function loadForm(allowed: number): Promise<Counted> {
  const empty = await mkdtemp(join(tmpdir(), 'vestibule-budget-'));
  const product = await Product.open(empty);
  const load = () => withBrowser(PROFILES.phone, (context) => count(context, product));
  try {
    let least = await load();
    for (let loads = 1; loads < MOST_LOADS && least.blocking > allowed; loads += 1) {
      const next = await load();
      if (next.blocking < least.blocking) least = next;
    }
    return least;
  } finally {
    await product.close();
    await rm(empty, { recursive: true });
  }
}
