// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import GiftVoucher from './GiftVoucher.tsx';

screenTests();

test.each([
  ['ten', '10', 'giftVoucher.noMinimum'],
  ['fifteen', '15', 'giftVoucher.noMinimum'],
  ['fifteenMinimum', '15', 'giftVoucher.minimum'],
  ['twentyMinimum', '20', 'giftVoucher.minimum'],
] as const)('%s: what it is worth, and until when', async (situation, percent, terms) => {
  const { unmount } = await show(GiftVoucher, fixtures[situation]);
  expect([
    screen.getByText('Voucher of').parentElement?.textContent,
    screen.getByText(textOf('en', terms)).tagName,
  ]).toEqual([`Voucher of ${percent}\u202f%`, 'P']);
  unmount();
  await show(GiftVoucher, fixtures[situation], { locale: 'de' });
  expect([
    screen.getByText('Gutschein über').parentElement?.textContent,
    screen.getByText(textOf('de', terms)).tagName,
  ]).toEqual([`Gutschein über ${percent}\u202f%`, 'P']);
});

test.each([
  ['en', 'Login', 'Enter a registration code'],
  ['de', 'Anmelden', 'Registrierungscode eingeben'],
] as const)('%s: heading, and the ways on', async (locale, login, code) => {
  const { user, asked } = await show(GiftVoucher, fixtures.ten, { locale });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title, links]).toEqual([
    headingOf(locale, 'giftVoucher.heading', 'giftVoucher.second'),
    `${textOf(locale, 'giftVoucher.page')} · Vestibule`,
    [
      [login, '/login'],
      [code, '/acquisition/registration/code'],
    ],
  ]);
  await user.click(screen.getByRole('link', { name: code }));
  expect(asked).toEqual(['/acquisition/registration/code']);
});
