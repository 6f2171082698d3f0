import type { PageDefinition } from '../page/page.types.ts';
import { wayBack } from './way-back.offers.ts';

/** Part of the shell bundle, so it only uses the common messages. */
export const errorPage = {
  id: 'error',
  path: null,
  screen: 'ErrorPage',
  layout: 'centered',
  accent: null,
  messages: [],
  offers: wayBack,
} as const satisfies PageDefinition;
