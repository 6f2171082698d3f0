import { tryAgain } from '../waiting.offers.ts';

/** What both gates are: they keep the address that was asked for (D31). */
export const adminGate = {
  path: null,
  screen: 'AdminGate',
  layout: 'centered',
  accent: null,
  messages: ['adminGate'],
  offers: { lookUpAgain: { ...tryAgain('viewer'), event: 'lookUp.retried' } },
} as const;
