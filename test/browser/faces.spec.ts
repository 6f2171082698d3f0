/**
 * When web fonts are loaded and shown, and that no referrer is sent (D7). Differences between engines:
 * `test/suites/engines`.
 */
import type { Page, Request } from '@playwright/test';
import { AWAITED } from '../../src/prerender/await-faces.ts';
import { BASE } from '../../machines/domain/site.ts';
import { isLive } from './actions.ts';
import { OWN_FACES, waitLong, watchWords, wordsSeen } from './first-words.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, shifts, watchShifts } from './layout-shifts.ts';

const FORM = `${BASE}/registration/formstarted?rc=VESTIBULE`;
const DESK = { width: 1440, height: 900 };
const isFont = (url: string) => url.endsWith('.woff2');
const drawn = { faces: OWN_FACES, place: expect.any(Array) as unknown };

/** Requests for font files, and for their style sheet. */
function requestsOn(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isFont(request.url()) || request.url().includes('/faces-')) requests.push(request);
  });
  return requests;
}

for (const [path, size] of [
  [FORM, DESK],
  [`${BASE}/pl/registration/code`, undefined],
] as const)
  test(`${path} on ${size ? 'a desk' : 'a phone'}: the first words are in them, and nothing moves`, async ({
    page,
  }) => {
    if (size) await page.setViewportSize(size);
    await watchShifts(page);
    await page.addInitScript(waitLong, AWAITED);
    await page.addInitScript(watchWords);
    const requests = requestsOn(page);
    await page.goto(path);
    await isLive(page);
    await haveFacesCome(page);
    const seen = await page.evaluate(wordsSeen);
    expect([seen[0], await shifts(page)]).toEqual([drawn, []]);
    // Each file once, and only those of the first text: preloaded files match the style sheet.
    expect(requests.map((request) => /\/(faces|first)-/.exec(request.url())?.[1] ?? request.url()).sort()).toEqual([
      'faces',
      ...Array(path.includes('/pl/') ? 6 : 3).fill('first'),
    ]);
  });

test('font files are requested without a referrer, also after a failed preload (D7)', async ({ page, gates }) => {
  gates.allow(/ERR_FAILED/);
  const requests = requestsOn(page);
  await page.goto(FORM);
  await haveFacesCome(page);
  await page.route('**/first-*', (route) => route.abort());
  await page.goto(`${BASE}/registration/code`);
  await isLive(page);
  // In another document a failed file may be requested again.
  await page.unroute('**/first-*');
  await page.goto(FORM);
  await haveFacesCome(page);
  const referrers = await Promise.all(requests.map((request) => request.headerValue('referer')));
  expect([requests.length > 8, referrers.filter(Boolean)]).toEqual([true, []]);
});

test('late fonts: text is shown without them and does not move', async ({ page }) => {
  await watchShifts(page);
  await page.addInitScript(watchWords);
  const released = Promise.withResolvers<void>();
  await page.route('**/first-*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(FORM, { waitUntil: 'commit' });
  await isLive(page);
  await expect.poll(() => page.evaluate(wordsSeen)).not.toEqual([]);
  const [first] = await page.evaluate(wordsSeen);
  released.resolve();
  await haveFacesCome(page);
  expect([first?.faces, await shifts(page)]).toEqual([null, []]);
});
