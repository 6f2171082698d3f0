import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import GiftVoucher from './GiftVoucher.tsx';

screenTests();

test('names nobody’s percentage, whatever the address says (D51)', async () => {
  const { value, name } = fixtures.gift;
  const { container } = await show(GiftVoucher, { name, value, context: { voucher: '20-percent-mov' } });
  const words = container.textContent;
  expect([words.includes('%'), words.includes(textOf('en', 'giftVoucher.figure'))]).toEqual([false, true]);
});

test('heading, and the ways on', async () => {
  const code = textOf('en', 'action.enterCode');
  const { user, asked } = await show(GiftVoucher, fixtures.gift);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title, links]).toEqual([
    headingOf('en', 'giftVoucher.heading', 'giftVoucher.second'),
    `${textOf('en', 'giftVoucher.page')} · Vestibule`,
    [
      [textOf('en', 'action.login'), '/login'],
      [code, '/acquisition/registration/code'],
    ],
  ]);
  await user.click(screen.getByRole('link', { name: code }));
  expect(asked).toEqual(['/acquisition/registration/code']);
});
