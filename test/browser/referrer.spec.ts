/** The referrer rule (D11): a code in a link from a site of the list is no invitation. */
import { BASE } from '../../src/site.ts';
import { expect, test } from './fixtures.ts';

const referer = 'https://www.google.com/';

test(`from a site of the list to the deny page, by a full load, and a reload does not undo it`, async ({
  page,
  calls,
  onScreen,
}) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${BASE}/?rc=VESTIBULE`, { referer });
  await onScreen('denyInvalid');
  await expect.poll(() => loads).toBe(2);
  const stored = () =>
    page.evaluate(() => [sessionStorage, localStorage].map((area) => [area.getItem('rc'), area.getItem('fref')]));
  const host = 'www.google.com';
  expect(await stored()).toEqual([
    ['VESTIBULE', host],
    ['VESTIBULE', host],
  ]);
  await page.reload();
  await onScreen('denyInvalid');
  // Neither the same link, nor the form itself, makes it an invitation again.
  await page.goto(`${BASE}/?rc=VESTIBULE`);
  await onScreen('denyInvalid');
  await page.goto(`${BASE}/registration/formstarted`);
  await onScreen('denyInvalid');
  expect(calls.of('registrationCodeDetails')).toEqual([]);
  // From a letter it is one, whatever was found of it before (D46).
  await page.goto(`${BASE}/?rc=VESTIBULE`, { referer: 'https://mail.google.com/' });
  await onScreen('welcome');
  expect(await stored()).toEqual([
    ['VESTIBULE', null],
    ['VESTIBULE', null],
  ]);
});
