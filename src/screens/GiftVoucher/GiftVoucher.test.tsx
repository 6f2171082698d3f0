import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, headingOf, screenTests, show, taggedOf, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import GiftVoucher from './GiftVoucher.tsx';

screenTests();

test.each([
  ['ten', '10', 'giftVoucher.noMinimum'],
  ['fifteen', '15', 'giftVoucher.noMinimum'],
  ['fifteenMinimum', '15', 'giftVoucher.minimum'],
  ['twentyMinimum', '20', 'giftVoucher.minimum'],
] as const)('%s: what it is worth, and until when', async (situation, percent, terms) => {
  for (const [locale, worth] of [
    ['en', `${percent}%`],
    ['de', `${percent}\u202f%`],
  ] as const) {
    const { unmount } = await show(GiftVoucher, fixtures[situation], { locale });
    const unseen = taggedOf(locale, 'giftVoucher.figure', 'unseen');
    expect([
      screen.getByText(unseen.trim()).parentElement?.textContent,
      screen.getByText(textOf(locale, terms), exactly).tagName,
    ]).toEqual([`${unseen}${worth}`, 'P']);
    unmount();
  }
});

test('heading, and the ways on', async () => {
  const code = textOf('en', 'action.enterCode');
  const { user, asked } = await show(GiftVoucher, fixtures.ten);
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
