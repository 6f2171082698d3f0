import type { PageDefinition } from '../page/page.types.ts';
import { notFoundPage } from './not-found.page.ts';

/** Same as the not-found page, but under the requested address (D3). */
export const unknownAddressPage = {
  ...notFoundPage,
  id: 'unknownAddress',
  path: null,
} as const satisfies PageDefinition;
