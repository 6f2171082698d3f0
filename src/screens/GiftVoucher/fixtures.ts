import type { VoucherVariant } from '../../../machines/landing/landing-options.ts';
import type { Fixtures } from '../fixture.ts';

const worth = (voucher: VoucherVariant, name: string) => ({ name, value: 'giftVoucher', context: { voucher } });

export const fixtures = {
  ten: worth('10-percent-no-mov', '10 percent'),
  fifteen: worth('15-percent-no-mov', '15 percent'),
  fifteenMinimum: worth('15-percent-mov', '15 percent, from a minimum order value'),
  twentyMinimum: worth('20-percent-mov', '20 percent, from a minimum order value'),
} as const satisfies Fixtures;
