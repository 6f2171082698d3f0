/** Fixtures of suites in several engines: an engine per worker, a real back end, a new page per test. */
import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { storeChoice, useProduct } from '../browser/fixtures.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../../src/services/consent/stored-choice.ts';
import type { Engine } from '../../tools/process/engines.ts';
import type { Product } from '../harness/product.ts';
import type { EngineBrowser, EnginePage } from './engine-page.ts';
import { launch } from './launch.ts';

interface TestFixtures {
  /** True if the visitor has already refused all optional services; otherwise they are asked (D36). */
  decided: boolean;
  /** Has the size of a phone, unless a test resizes it. A failed test attaches a screenshot. */
  enginePage: EnginePage;
}
interface WorkerFixtures {
  engine: Engine;
  browserOfEngine: EngineBrowser;
  product: Product;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await launch(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  product: [({}, use) => useProduct({}, use), { scope: 'worker' }],
  decided: [true, { option: true }],
  enginePage: async ({ browserOfEngine, product, decided }, use, info) => {
    const { page, close } = await browserOfEngine.open(product.url);
    await page.resize(390, 844);
    const choice = { analytics: false, personalisation: false, version: CHOICE_VERSION };
    if (decided) await page.early({ run: storeChoice, argument: { key: CHOICE_KEY, choice } });
    await use(page);
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('page.png');
      writeFileSync(path, await page.picture());
      await info.attach('page', { path, contentType: 'image/png' });
    }
    await close();
  },
});
