/** Any GraphQL back end of the contract serves the product (spec, section 7; D59). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from '../harness/product.ts';
import { press } from './actions.ts';
import { expect, test as base, useProduct } from './fixtures.ts';
import { guest } from './form.ts';
import { plainBackEnd } from './plain-back-end.ts';
import { expectScreen } from './screens.ts';
import { english } from './words.ts';

const test = base.extend<object, { plainHost: string; sharedProduct: Product }>({
  plainHost: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const plain = await plainBackEnd();
      await use(plain.host);
      plain.close();
    },
    { scope: 'worker' },
  ],
  sharedProduct: [
    async ({ plainHost }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'vestibule-plain-'));
      const DEFAULTS_FILE = join(folder, 'defaults.json');
      writeFileSync(
        DEFAULTS_FILE,
        JSON.stringify({
          acqBackendGraphqlURL: `http://${plainHost}/graphql`,
          entrancePageConfig: { subscriptionUrl: `ws://${plainHost}/graphql` },
        }),
      );
      await useProduct({ DEFAULTS_FILE }, use);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('a whole registration on a server that knows no hash', async ({
  page,
  browser,
  gates,
  plainHost,
  openForm,
  onScreen,
}) => {
  gates.allow(new RegExp(`^elsewhere: (?:http|ws)://${plainHost}/graphql$`));
  const form = await openForm();
  await form.fillIn(guest());
  await form.register.click();
  await onScreen('inbox');

  const device = await browser.newContext();
  const mailed = await device.newPage();
  await mailed.goto(new URL('/acquisition/registration/activateaccount?accountActivationId=id', page.url()).href);
  await press(mailed, english('action.activate'));
  await expectScreen(mailed, 'activated');
  await device.close();
  // The socket said so.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('activated.elsewhereHeading'));
});
