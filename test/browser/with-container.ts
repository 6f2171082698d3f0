/** Tests on a back end that names a tag manager's container, shared by the tests of a worker (D37). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { House } from '../harness/product.ts';
import { test as base } from './fixtures.ts';
import { FURNISHED } from './furnished.ts';

const CONTAINER = 'GTM-TEST1';
export const TAG_MANAGER = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`;
/** What is served in the tag manager's stead: the real one is elsewhere, where no test goes. */
export const IDLE_CONTAINER = { contentType: 'text/javascript', body: '' };

export const test = base.extend<object, { sharedHouse: House }>({
  sharedHouse: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open(process.env[FURNISHED] ?? '');
      const file = join(house.folder, 'defaults.json');
      await writeFile(file, JSON.stringify({ gtmContainerId: CONTAINER }));
      await house.stop();
      await house.start({ DEFAULTS_FILE: file });
      await use(house);
      await house.close();
    },
    // Two starts, on a machine that may be busy.
    { scope: 'worker', timeout: 120_000 },
  ],
});
