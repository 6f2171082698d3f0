import { tryAgain } from '../page/waiting.offers.ts';

/** Common part of both gates: they keep the requested address (D31). */
export const adminGate = {
  path: null,
  screen: 'AdminGate',
  layout: 'centered',
  accent: null,
  messages: ['adminGate'],
  offers: { lookUpAgain: { ...tryAgain('viewer'), event: 'lookUp.retried' } },
} as const;
