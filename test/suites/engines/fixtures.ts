/** What each journey stands on: a real back end, an engine, and a visit in it that leaves no error behind. */
import { expect, test as base } from '@playwright/test';
import { storeChoice, useProduct } from '../../browser/fixtures.ts';
import { Mailbox } from '../../browser/mailbox.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../../../src/services/consent/stored-choice.ts';
import type { EngineBrowser } from '../../engines/engine-page.ts';
import { launch } from '../../engines/launch.ts';
import { isEngine } from '../../harness/engines.ts';
import type { Product } from '../../harness/product.ts';
import { Visit } from './visit.ts';

interface TestFixtures {
  /** Whether the visitor has decided before, against all that is beside the visit; else they are asked (D36). */
  decided: boolean;
  visit: Visit;
  mailbox: Mailbox;
}
interface WorkerFixtures {
  browserOfEngine: EngineBrowser;
  product: Product;
}

export { expect };
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
  visit: async ({ browserOfEngine, product, decided }, use, info) => {
    const { page, close } = await browserOfEngine.open(product.url);
    await page.resize(390, 844);
    const choice = { analytics: false, personalisation: false, version: CHOICE_VERSION };
    if (decided) await page.early({ run: storeChoice, argument: { key: CHOICE_KEY, choice } });
    const visit = new Visit(page);
    await use(visit);
    const hasPassed = info.status === info.expectedStatus;
    if (!hasPassed) await info.attach('page', { body: Buffer.from(await page.picture()), contentType: 'image/png' });
    await close();
    if (hasPassed) visit.seesNoErrors();
  },
  mailbox: ({ request, product }, use) => use(new Mailbox(request, product.url)),
});
