/** One measured visit of one page. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { throttle, type Profile } from './conditions.ts';
import { figuresOf, median, type Figures, type Metrics } from './figures.ts';
import { NetworkLog, type Asked } from './network.ts';
import type { MeasuredPage, Signs } from './measured-pages.ts';
import { follow, typeInto } from './presses.ts';
import { probe, type Seen } from './probe.ts';

/** Time in ms without requests or long tasks after which a page counts as settled. */
const QUIET = 1500;
/** Poll interval in ms. */
const LOOK = 50;
/** Timeout in ms for a page to become usable and live. */
const PATIENCE = 60_000;

/** A page observed from before its first request. */
interface Watched {
  page: Page;
  session: CDPSession;
  network: NetworkLog;
  /** Resolves once everything was seen. */
  allSeen: Promise<void>;
  /** Observations and requests so far. */
  look: () => Promise<{ seen: Seen; requests: readonly Asked[] }>;
}

/** An empty page with the profile's throttling. */
export async function watchPage(context: BrowserContext, { field, live }: Signs, profile: Profile): Promise<Watched> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = new NetworkLog(session);
  const { promise: allSeen, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('benchSeen', resolve);
  await page.exposeFunction('benchType', () => page.keyboard.insertText('a'));
  await page.addInitScript(probe, { field, live });
  for (const domain of ['Network.enable', 'Performance.enable'] as const) await session.send(domain);
  await throttle(session, profile);
  const look = async () => {
    const { seen, timeOrigin } = await page.evaluate(() => ({
      seen: window.bench.seen,
      timeOrigin: performance.timeOrigin,
    }));
    return { seen, requests: network.requests(timeOrigin) };
  };
  return { page, session, network, allSeen, look };
}

/** @throws after a timeout in ms, with the observations so far and the pending requests. */
async function within(milliseconds: number, { page, network, allSeen, look }: Watched) {
  const ending = new AbortController();
  const late = pause(milliseconds, true, { signal: ending.signal }).catch(() => false);
  const isLate = await Promise.race([allSeen, late]);
  ending.abort();
  if (isLate !== true) return;
  const { seen } = await look();
  throw new Error(
    `${page.url()} was not usable or live within ${milliseconds} ms: ${JSON.stringify(seen)}, awaited: ${network.awaited.join(', ') || 'nothing'}`,
  );
}

/** Waits until everything was seen, and network and page are quiet. */
export async function waitForSettled(watched: Watched): Promise<void> {
  const { page, network } = watched;
  await within(PATIENCE, watched);
  const began = performance.now();
  while (performance.now() - began < PATIENCE) {
    const still = network.awaited.length > 0 ? 0 : performance.now() - network.lastEvent;
    const quiet = Math.min(still, await page.evaluate(() => window.bench.quietSince()));
    if (quiet >= QUIET) return;
    // Waits out the quiet time with few polls, since each poll is work for the measured page.
    await pause(Math.max(LOOK, QUIET - quiet));
  }
}

/** Main thread time so far, in seconds. */
const workIn = async (session: CDPSession): Promise<Metrics> =>
  Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
/** In a new process the counters restart at 0. */
const workSince = (before: Metrics, after: Metrics): Metrics => {
  const base = (before['TaskDuration'] ?? 0) <= (after['TaskDuration'] ?? 0) ? before : {};
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (base[name] ?? 0)]));
};

/** @param context of the browser, including its cache. @param origin of the page's server. */
export async function visit(
  context: BrowserContext,
  origin: string,
  measured: MeasuredPage,
  profile: Profile,
): Promise<Figures> {
  const watched = await watchPage(context, measured, profile);
  const { page, session } = watched;
  const before = await workIn(session);
  await page.goto(origin + measured.path, { waitUntil: 'commit' });
  await waitForSettled(watched);
  const work = workSince(before, await workIn(session));
  const { seen, requests } = await watched.look();
  const keyToPaint = measured.keys === null ? null : median(await typeInto(page, measured.keys));
  const navigation = measured.next === null ? null : await follow(page, measured.next);
  await page.close();
  return { ...figuresOf(seen, requests, work), keyToPaint, navigation };
}
