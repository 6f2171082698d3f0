import type { PageDefinition } from '../page.types.ts';
import { wayBack } from './way-back.offers.ts';

/** It comes with the shell, and so do its messages: what is common. */
export const errorPage = {
  id: 'error',
  path: null,
  screen: 'ErrorPage',
  layout: 'centered',
  accent: null,
  messages: [],
  offers: wayBack,
} as const satisfies PageDefinition;
