/**
 * Addresses that lead nowhere (D3), those changed by mail programs and chats (D61, D7), and those on listed sites: a
 * code from there is no invitation (D11).
 */
import { BASE } from '../../machines/domain/site.ts';
import { follow, isLive, press } from './actions.ts';
import { recordDataLayer, tracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { english } from './shown-messages.ts';

test('an unknown address shows the 404 page and stays (D3)', async ({ page, gates, onScreen }) => {
  gates.allow(/^console: Failed to load resource: the server responded with a status of 404/);
  const answer = await page.goto('/acquisition/nowhere');
  expect(answer?.status()).toBe(404);
  await onScreen('notFound', { at: '/nowhere' });
  const words = await page.getByRole('main').innerText();
  await page.goto('/acquisition/error/404');
  await onScreen('notFound');
  expect(await page.getByRole('main').innerText()).toBe(words);
  await isLive(page);
  await follow(page, english('action.startPage'));
  await expect(await onScreen('start')).toBeFocused();
});

test('changed links and codes are repaired or reported; no secret stays (D7, D10, D48)', async ({
  page,
  product,
  open,
  onScreen,
}) => {
  const { links, tokens } = await product.demo();
  await open('/?acqParams=cmm9vkvtvelcvuxf');
  await onScreen('denyIncomplete');
  await follow(page, english('action.enterCode'));
  const field = page.getByRole('textbox', { name: english('fields.code'), exact: true });
  await field.fill(links.valid.slice(0, -30));
  await field.press('Enter');
  await expect(page.getByText(english('code.incomplete')).first()).toBeVisible();
  await field.fill(`<${links.valid}>.`);
  await field.press('Enter');
  await onScreen('form');

  await page.goto(`${links.activation.unknown}.`);
  await onScreen('activate', { prefix: '/en' });
  await press(page, english('action.activate'));
  await onScreen('invalidLink', { prefix: '/en' });
  await page.goto(links.activation.unknown.slice(0, -1));
  await press(page, english('action.activate'));
  await onScreen('incompleteLink', { prefix: '/en' });

  // No secret stays in the address under any name.
  await page.goto(`${BASE}/lobby?RC=VESTIBULE&amp;token=${tokens.lobby}.`);
  await onScreen('lobby');
  const seen = () => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).search);
  expect([new URL(page.url()).search, await page.evaluate(seen)]).toEqual(['', ['?RC=VESTIBULE']]);

  await page.goto(links.expired);
  await onScreen('denyExpired');
  await expect(page.getByRole('link', { name: english('deny.write', { inviter: 'Clara' }) })).toBeVisible();
  await page.goto(links.tampered);
  await onScreen('denyInvalid');
});

test.describe('from another site', () => {
  test.use({ consent: { analytics: true, personalisation: false } });

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
    await page.goto(`${BASE}/?rc=VESTIBULE`, { referer: 'https://www.google.com/' });
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
    await page.goto(`${BASE}/?rc=VESTIBULE&accountActivationId=any-id-of-22-letters--`, {
      referer: 'https://www.google.com/',
    });
    await onScreen('denyInvalid');
  });
});
