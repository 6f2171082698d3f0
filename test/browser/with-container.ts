/** Tests on a back end with a tag manager container, shared by the tests of a worker (D37). */
import { join } from 'node:path';
import type { Product } from '../harness/product.ts';
import { test as base, useProduct } from './fixtures.ts';

const DEFAULTS_FILE = join(import.meta.dirname, 'with-container.json');
export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';
/** Replaces the tag manager, which is on another origin that tests do not request. */
export const IDLE_CONTAINER = { contentType: 'text/javascript', body: '' };

export const test = base.extend<object, { sharedProduct: Product }>({
  // oxlint-disable-next-line no-empty-pattern
  sharedProduct: [({}, use) => useProduct({ DEFAULTS_FILE }, use), { scope: 'worker' }],
});
