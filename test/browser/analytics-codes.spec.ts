/** What analytics receives of codes: typed, submitted, refused (D8, D37, docs/tracking-plan.md). */
import type { Page } from '@playwright/test';
import { holdScripts } from './actions.ts';
import { expectTracked, tracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';

test.use({ consent: { analytics: true, personalisation: false } });

const typeCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Registration code' }).pressSequentially(code);
  await page.keyboard.press('Enter');
};

test('a code that is typed: begun once for all its characters, each submission, and what was refused (D8, D37)', async ({
  page,
  open,
  onScreen,
}) => {
  await open('/registration/code');
  await onScreen('code');
  const field = page.getByRole('textbox', { name: 'Registration code' });
  const refused = async (code: string) => {
    await field.clear();
    await typeCode(page, code);
    await expect(field).toHaveAccessibleDescription(/./);
  };
  const submitted = tracked('submit_code_registration');
  await field.pressSequentially('NOBA');
  await expectTracked(page, [tracked('entering_code_registration')]);
  await refused('NOBALANCE');
  const noBalance = [tracked('entering_code_registration'), submitted, tracked('error_registration_code_no_balance')];
  await expectTracked(page, noBalance);
  await refused('WRONG');
  await expectTracked(page, [...noBalance, submitted]);
  await refused('LINKONLY');
  const timeless = [...noBalance, submitted, submitted, tracked('error_registration_timestamp_missing')];
  await expectTracked(page, timeless);
  await field.clear();
  await typeCode(page, 'NONAME');
  await onScreen('form');
  await expectTracked(page, [...timeless, submitted, tracked('landing_registration')]);
});

test('a code that is begun before the script comes is counted as well (D23, D37)', async ({ page, onScreen }) => {
  const release = await holdScripts(page);
  await page.goto('/acquisition/registration/code', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Registration code' }).pressSequentially('NONA');
  release();
  await expectTracked(page, [tracked('entering_code_registration')]);
  await page.getByRole('textbox', { name: 'Registration code' }).pressSequentially('ME');
  await page.keyboard.press('Enter');
  await onScreen('form');
  const begun = [tracked('entering_code_registration'), tracked('submit_code_registration')];
  await expectTracked(page, [...begun, tracked('landing_registration')]);
});

test('refused links: expired, without its time, without a place left (D8, D10)', async ({
  page,
  product,
  open,
  onScreen,
}) => {
  await page.goto((await product.demo()).links.expired);
  await onScreen('denyExpired');
  await expectTracked(page, [tracked('error_registration_code_expired')]);
  await open('/?rc=LINKONLY');
  await onScreen('denyInvalid');
  await expectTracked(page, [tracked('error_registration_timestamp_missing')]);
  await open('/?rc=NOBALANCE');
  await onScreen('denyNoPlaces');
  await expectTracked(page, [tracked('error_registration_code_no_balance')]);
});
