import type { Fixtures } from '../fixture.ts';

export const fixtures = {
  justNow: {
    name: 'Activated',
    value: { activation: { activated: 'justNow' } },
    context: { activation: { outcome: 'successful', url: '/shop' } },
  },
  before: {
    name: 'Was active before',
    value: { activation: { activated: 'before' } },
    context: { activation: { outcome: 'alreadyActive', url: '/shop' } },
  },
} as const satisfies Fixtures;
