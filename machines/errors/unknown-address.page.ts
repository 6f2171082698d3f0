import type { PageDefinition } from '../page.types.ts';
import { notFoundPage } from './not-found.page.ts';

/** As the page that is not found, under the address that was asked for (D3). */
export const unknownAddressPage = {
  ...notFoundPage,
  id: 'unknownAddress',
  path: null,
} as const satisfies PageDefinition;
