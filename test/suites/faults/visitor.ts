/** A visitor whose every request goes through the proxy. Time stands still on their page until a cell lets it pass. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { VisitSnapshot } from '../../../src/engine/pages.ts';
import type { Calls } from '../../browser/calls.ts';
import { stopClock } from '../../browser/clock.ts';
import { test as base } from '../../browser/fixtures.ts';
import type { Mailbox } from '../../browser/mailbox.ts';
import { FaultProxy } from '../../harness/fault-proxy/fault-proxy.ts';
import { prepare } from '../../model/browser/begin.ts';
import { expectedView } from '../../model/browser/expected.ts';
import { readPage } from '../../model/browser/page-view.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  proxy: FaultProxy;
  calls: Calls;
  mailbox: Mailbox;
  /** The origin of the back end itself. */
  backend: string;
}
/** Milliseconds. What a cell waits for comes at once, however slow the machine is that brings it: a limit only ends a hang. */
export const HANG = 60_000;
export const soon = { timeout: HANG, intervals: [10, 20, 40, 80, 160] };

/** Waits until the page shows a state of the visit, and something else besides. @param asked the path, where the page keeps it. */
export async function expectState(
  { page }: Visitor,
  state: VisitSnapshot,
  asked: string,
  besides: () => Promise<object> = () => Promise.resolve({}),
  expected: object = {},
): Promise<void> {
  const view = expectedView(state, '', true, []);
  await expect
    .poll(async () => {
      const { focus: _, fields, ...found } = await readPage(page);
      return { ...found, ...('fields' in expected ? { fields } : {}), ...(await besides()) };
    }, soon)
    .toEqual({ ...view, path: (view.path ?? asked).replace(/\/$/, ''), ...expected });
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
    gates.allow(/^console: (?:Failed to load resource: |WebSocket connection to .* failed)/);
    await prepare(page);
    await stopClock(page);
    page.setDefaultTimeout(HANG);
    await use({ page, context, proxy, calls, mailbox, backend: house.url });
  },
});
