/** When nothing moves any more: no request is under way, and no promise has anything left to do. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Browser } from './browser/browser.ts';
import type { Tab } from './browser/tab.ts';

/** Turns of the event loop in which nothing may happen: an answer passes through several promises and a stream. */
const STILL = 4;
/** After so many a wait that nothing holds up is taken for one without end, which a law will find. */
const PATIENCE = 2_000;

/** What a visit waits for, besides news of its activation. */
export const waitsOf = (tab: Tab): readonly string[] =>
  Object.keys(tab.page?.visit.getSnapshot().children ?? {}).filter((id) => id !== 'watchActivation');

export async function quiet(browser: Browser): Promise<void> {
  const { network } = browser;
  const working = () =>
    network.inFlight > 0 || browser.tabs.some((tab) => tab.moving || (waitsOf(tab).length > 0 && !network.holds(tab)));
  const seen = () => browser.tabs.map((tab) => tab.page?.visit.getSnapshot());
  let before = seen();
  let still = 0;
  for (let turns = 0; still < STILL && turns < PATIENCE; turns += 1) {
    await network.idle();
    await turn();
    const now = seen();
    const changed = now.some((snapshot, index) => snapshot !== before[index]);
    before = now;
    still = changed || working() ? 0 : still + 1;
  }
}
