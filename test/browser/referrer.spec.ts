/** The referrer rule (D11): a code in a link from a listed site is no invitation. */
import { BASE } from '../../machines/domain/site.ts';
import { recordDataLayer, tracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';

test.use({ consent: { analytics: true, personalisation: false } });

const referer = 'https://www.google.com/';

test('a link on a blocklisted site leads to the deny page by a full load (D7, D11, D46)', async ({
  page,
  calls,
  onScreen,
}) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const items = await recordDataLayer(page);
  await page.goto(`${BASE}/?rc=VESTIBULE`, { referer });
  await onScreen('denyInvalid');
  await expect.poll(() => loads).toBe(2);
  // Tracked once across both loads (D37).
  await expect.poll(() => items).toEqual([tracked('landing_forbidden_referrer')]);
  const stored = () =>
    page.evaluate(() => [sessionStorage, localStorage].map((area) => [area.getItem('rc'), area.getItem('fref')]));
  const host = 'www.google.com';
  expect(await stored()).toEqual([
    ['VESTIBULE', host],
    ['VESTIBULE', host],
  ]);
  // The same link is still no invitation.
  await page.goto(`${BASE}/?rc=VESTIBULE`);
  await onScreen('denyInvalid');
  expect(calls.of('registrationCodeDetails')).toEqual([]);
  // From a mail it is one, whatever was found before (D46).
  await page.goto(`${BASE}/?rc=VESTIBULE`, { referer: 'https://mail.google.com/' });
  await onScreen('welcome');
  expect(await stored()).toEqual([
    ['VESTIBULE', null],
    ['VESTIBULE', null],
  ]);
  // With a secret in it, too (D7).
  await page.goto(`${BASE}/?rc=VESTIBULE&accountActivationId=any-id-of-22-letters--`, { referer });
  await onScreen('denyInvalid');
});
