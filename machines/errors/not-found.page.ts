import type { PageDefinition } from '../page.types.ts';
import { wayBack } from './way-back.offers.ts';

export const notFoundPage = {
  id: 'notFound',
  path: '/error/404',
  screen: 'NotFound',
  layout: 'centered',
  accent: 'oxblood',
  messages: ['notFound'],
  offers: wayBack,
} as const satisfies PageDefinition;
