/** Invitations: typed by hand, and refused by link. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';

const codeForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Registration code', exact: true });
  return {
    field: form.getByRole('textbox', { name: 'Registration code', exact: true }),
    register: form.getByRole('button', { name: 'Register', exact: true }),
  };
};

const places = [
  { place: 'the landing page', path: '/', name: 'start' },
  { place: 'the code page', path: '/registration/code', name: 'code' },
] as const;

for (const { place, path, name } of places) {
  const refused = [
    { typed: 'WR-ONG 1', says: 'Your code is not valid.', asked: 1 },
    { typed: '', says: 'Please provide an access code.', asked: 0 },
  ];
  for (const { typed, says, asked } of refused)
    test(`on ${place} '${typed}' is refused under the field (D8, D10)`, async ({ page, calls, open, onScreen }) => {
      await open(path);
      const { field, register } = codeForm(page);
      await field.fill(typed);
      await register.click();
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
      await onScreen(name, { state: 'refused' });
      expect(calls.all).toHaveLength(asked);
    });
}

test('the deny page says what the specification says (spec 8)', async ({ page, open, onScreen }) => {
  await open('/?rc=NOSUCHCODE');
  await onScreen('denyInvalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied. Your invitation is invalid.');
});

test('a link whose time has passed is expired before any call (D9)', async ({ page, house, calls, onScreen }) => {
  const { links } = await house.demo();
  await page.goto(links.expired);
  await onScreen('denyExpired');
  await expect(page.getByText(english('deny.expiredLead'))).toBeVisible();
  expect(calls.all).toEqual([]);
});

test('a link whose time was altered is invalid, a whole one is welcome (D5, D9)', async ({ page, house, onScreen }) => {
  const { links } = await house.demo();
  await page.goto(links.tampered);
  await onScreen('denyInvalid');
  await page.goto(links.valid);
  await onScreen('welcome', new URL(links.valid).pathname.startsWith('/acquisition/en') ? { prefix: '/en' } : {});
});
