/** A visitor whose every request goes through the proxy. */
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../browser/fixtures.ts';
import type { Calls } from '../browser/calls.ts';
import type { Mailbox } from '../browser/mailbox.ts';
import { BASE } from '../../src/site.ts';
import { FaultProxy } from '../harness/fault-proxy/fault-proxy.ts';
import { PORTAL } from '../model/faults.ts';
import { PATIENCE } from './standing.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  proxy: FaultProxy;
  calls: Calls;
  mailbox: Mailbox;
  /** The origin of the back end itself. */
  house: string;
  /** Opens a path below the base. */
  open: (path: string) => Promise<void>;
  /** A new one, with nothing remembered of the one before. */
  afresh: () => Promise<void>;
}

export const test = base.extend<{ between: FaultProxy; visitor: Visitor }>({
  between: async ({ house }, use) => {
    const proxy = await FaultProxy.open(house.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ between }, use) => use(between.url),
  visitor: async ({ page, context, between: proxy, calls, mailbox, house, gates }, use) => {
    gates.allow(new RegExp(`^elsewhere: (http|ws)${proxy.url.slice('http'.length)}/`));
    // What the faults are there to bring about.
    gates.allow(/^console: Failed to load resource: /);
    gates.allow(/^console: WebSocket connection to .* failed/);
    await page.clock.install();
    const open = async (path: string) => void (await page.goto(BASE + path));
    const afresh = async () => {
      // A page of this origin on which nothing runs that could write anything down.
      await page.goto(proxy.url + PORTAL);
      await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
      await context.clearCookies();
    };
    page.setDefaultTimeout(PATIENCE);
    await use({ page, context, proxy, calls, mailbox, house: house.url, open, afresh });
  },
});
