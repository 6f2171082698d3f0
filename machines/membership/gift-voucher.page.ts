import type { PageDefinition } from '../page/page.types.ts';

export const giftVoucherPage = {
  id: 'giftVoucher',
  path: '/registration/gift-voucher',
  screen: 'GiftVoucher',
  layout: 'inclinedLines',
  accent: null,
  messages: ['giftVoucher'],
  offers: {
    login: { url: 'loginUrl', role: 'link', message: 'action.login' },
    enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode' },
  },
} as const satisfies PageDefinition;
