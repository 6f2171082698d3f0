import type { Fixtures } from '../fixture.ts';

export const fixtures = { gift: { name: 'A gift is kept', value: 'giftVoucher' } } as const satisfies Fixtures;
