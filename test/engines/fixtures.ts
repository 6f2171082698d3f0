/** What suites stand on that play in several engines: an engine for each worker, a real back end, a page of its own for each test. */
import { test as base } from '@playwright/test';
import { storeChoice, useProduct } from '../browser/fixtures.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../../src/services/consent/stored-choice.ts';
import { isEngine } from '../harness/engines.ts';
import type { Product } from '../harness/product.ts';
import type { EngineBrowser, EnginePage } from './engine-page.ts';
import { launch } from './launch.ts';

interface TestFixtures {
  /** Whether the visitor has decided before, against all that is beside the visit; else they are asked (D36). */
  decided: boolean;
  /** A phone's width and height, unless a test resizes it. Of a test that fails a picture stays. */
  enginePage: EnginePage;
}
interface WorkerFixtures {
  /** The engine that the project is named by. */
  browserOfEngine: EngineBrowser;
  product: Product;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserOfEngine: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project: { name } }) => {
      if (!isEngine(name)) throw new Error(`a project is named by its engine, not ${name}`);
      const browser = await launch(name);
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
    if (info.status !== info.expectedStatus)
      await info.attach('page', { body: Buffer.from(await page.picture()), contentType: 'image/png' });
    await close();
  },
});
