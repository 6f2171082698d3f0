/** Links that are no invitation (any more). */
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';

test('the deny page says what the specification says (spec 8)', async ({ page, open, onScreen }) => {
  await open('/?rc=NOSUCHCODE');
  await onScreen('denyInvalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied. Your invitation is invalid.');
});

test('a link whose time has passed is expired before any call (D9)', async ({ page, product, calls, onScreen }) => {
  const { links } = await product.demo();
  await page.goto(links.expired);
  await onScreen('denyExpired');
  await expect(page.getByText(english('deny.expiredLead'))).toBeVisible();
  const mail = encodeURIComponent(english('deny.expiredMail'));
  await expect(page.getByRole('link', { name: english('deny.writeNameless') })).toHaveAttribute(
    'href',
    `mailto:?subject=${encodeURIComponent(english('deny.subject'))}&body=${mail}`,
  );
  expect(calls.all).toEqual([]);
});

test('a link whose time was altered is invalid, a whole one is welcome (D5, D9)', async ({
  page,
  product,
  onScreen,
}) => {
  const { links } = await product.demo();
  await page.goto(links.tampered);
  await onScreen('denyInvalid');
  await page.goto(links.valid);
  await onScreen('welcome', new URL(links.valid).pathname.startsWith('/acquisition/en') ? { prefix: '/en' } : {});
});
