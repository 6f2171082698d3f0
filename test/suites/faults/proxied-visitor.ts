/** A visitor whose requests all go through the proxy. The page's clock is stopped until a cell advances it. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Calls } from '../../browser/page-calls.ts';
import { test as base } from '../../browser/fixtures.ts';
import type { Mailbox } from '../../browser/mailbox.ts';
import { chromiumPage } from '../../engines/chromium.ts';
import type { EnginePage } from '../../engines/engine-page.ts';
import { FaultProxy } from '../../harness/fault-proxy/fault-proxy.ts';
import { prepare } from '../../model/browser/begin.ts';
import { EXPECTED_WITHIN } from '../../harness/limits.ts';

export interface Visitor {
  page: Page;
  /** The same page, in the interface of all engines. */
  driven: EnginePage;
  context: BrowserContext;
  proxy: FaultProxy;
  calls: Calls;
  mailbox: Mailbox;
  /** The origin of the back end itself. */
  backend: string;
}
export const test = base.extend<{ between: FaultProxy; visitor: Visitor }>({
  between: async ({ product }, use) => {
    const proxy = await FaultProxy.open(product.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ between }, use) => use(between.url),
  visitor: async ({ page, context, between: proxy, calls, mailbox, product, gates }, use) => {
    gates.allow(new RegExp(`^elsewhere: (http|ws)${proxy.url.slice('http'.length)}/`));
    // Expected effects of the faults.
    gates.allow(/^console: (?:Failed to load resource: |WebSocket connection to .* failed)/);
    const driven = chromiumPage(page, proxy.url);
    await prepare(driven);
    await driven.stopClock();
    page.setDefaultTimeout(EXPECTED_WITHIN);
    await use({ page, driven, context, proxy, calls, mailbox, backend: product.url });
  },
});
