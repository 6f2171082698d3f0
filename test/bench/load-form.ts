/** Loads of the registration form in Chromium, for the budgets: counts only, no times. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { Product } from '../harness/product.ts';
import { SLOW } from '../../src/services/live/line.ts';
import { PROFILES } from './conditions.ts';
import { LONG } from './figures.ts';
import { measuredPages } from './pages.ts';
import { withBrowser } from './session.ts';
import { taskTimes, traced, TASKS } from './trace.ts';
import { waitForSettled, watchPage } from './visit.ts';
import { yardstick } from './yardstick.ts';

export interface Counted {
  /**
   * What tasks of the main thread take beyond the yardstick, in milliseconds of a phone on which that takes 50: by the
   * processor's own time, so what other processes take of a busy machine is not in it, and how fast it is cancels out.
   */
  blocking: number;
  requests: number;
  kilobytes: number;
}
async function count(context: BrowserContext, product: Product): Promise<Counted> {
  const form = measuredPages(await product.demo()).find(({ name }) => name === 'form');
  if (!form) throw new Error('the form is not among the measured pages');
  const watched = await watchPage(context, form, PROFILES.desktop);
  // As on a phone's line: nothing is fetched ahead before the first press.
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
 * Needs a built site. A busy machine only adds: it takes a processor's caches, and with them its time.
 * @param allowed of blocking; loads again, up to three times in all, where it was more.
 * @returns what was counted in the load with the least.
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
