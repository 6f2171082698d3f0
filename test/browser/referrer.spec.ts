/** The referrer rule (D11): a code in a link from a site of the list is no invitation. */
import { BASE } from '../../src/site.ts';
import { expect, test } from './fixtures.ts';
import { onDemand } from './on-demand.ts';
import { english } from './words.ts';

const LISTED = [
  'https://www.google.com/',
  'https://mydealz.de/deals/1',
  'https://old.reddit.com/r/x',
  'https://l.facebook.com/',
];

for (const { prefix } of [{ prefix: '' }, { prefix: '/de' }] as const)
  for (const referer of prefix === '' ? LISTED : LISTED.slice(0, 1))
    test(
      `${prefix || 'English'}: from ${referer} to the deny page, by a full load, and a reload does not undo it`,
      onDemand(prefix !== '' || referer !== 'https://www.google.com/'),
      async ({ page, calls, onScreen }) => {
        let loads = 0;
        page.on('domcontentloaded', () => {
          loads += 1;
        });
        await page.goto(`${BASE}${prefix}/?rc=VESTIBULE`, { referer });
        await onScreen('denyInvalid', { prefix });
        await expect.poll(() => loads).toBe(2);
        const stored = () =>
          page.evaluate(() => [sessionStorage, localStorage].map((area) => [area.getItem('rc'), area.getItem('fref')]));
        const host = new URL(referer).hostname;
        expect(await stored()).toEqual([
          ['VESTIBULE', host],
          ['VESTIBULE', host],
        ]);
        await page.reload();
        await onScreen('denyInvalid', { prefix });
        // Neither the same link, nor the form itself, makes it an invitation again.
        await page.goto(`${BASE}${prefix}/?rc=VESTIBULE`);
        await onScreen('denyInvalid', { prefix });
        await page.goto(`${BASE}${prefix}/registration/formstarted`);
        await onScreen('denyInvalid', { prefix });
        expect(calls.of('registrationCodeDetails')).toEqual([]);
      },
    );

test('the same code typed by hand is exempt', async ({ page, onScreen }) => {
  await page.goto(`${BASE}/?rc=VESTIBULE`, { referer: 'https://www.google.com/' });
  await onScreen('denyInvalid');
  await page
    .getByRole('main')
    .getByRole('link', { name: english('action.enterCode') })
    .click();
  await onScreen('code');
  await page.getByRole('textbox', { name: 'Registration code' }).fill('VESTIBULE');
  await page.keyboard.press('Enter');
  await onScreen('form');
  await page.reload();
  await onScreen('form');
});

for (const referer of ['https://myreddit.com/', 'https://www.instagram.com/', 'https://shop.example/', undefined])
  test(
    `not struck: ${referer ?? 'no referrer'}`,
    onDemand(referer !== 'https://myreddit.com/'),
    async ({ page, onScreen }) => {
      await page.goto(`${BASE}/?rc=VESTIBULE`, referer ? { referer } : {});
      await onScreen('welcome');
      expect(await page.evaluate(() => localStorage.getItem('fref'))).toBeNull();
    },
  );

test('another invitation is judged by itself', onDemand(true), async ({ page, onScreen }) => {
  await page.goto(`${BASE}/?rc=VESTIBULE`, { referer: 'https://www.google.com/' });
  await onScreen('denyInvalid');
  await page.goto(`${BASE}/?rc=NONAME`);
  await onScreen('welcomeNameless');
});

test('without a code nobody is struck', onDemand(true), async ({ page, onScreen }) => {
  await page.goto(`${BASE}/`, { referer: 'https://www.google.com/' });
  await onScreen('start');
});
