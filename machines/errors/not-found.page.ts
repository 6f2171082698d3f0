import type { PageDefinition } from '../page/page.types.ts';
import { wayBack } from './way-back.offers.ts';

export const notFoundPage = {
  id: 'notFound',
  path: '/error/404',
  screen: 'NotFound',
  layout: 'centered',
  accent: null,
  messages: ['notFound'],
  // An invited visitor may have lost a part of the URL.
  offers: { ...wayBack, enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode' } },
} as const satisfies PageDefinition;
