/** No layout shift: at hydration, when the inviter's name arrives (D49), or when web fonts load. */
import type { Page } from '@playwright/test';
import { openHalvingProxy } from '../harness/halving-proxy.ts';
import { cameAnew, follow, holdScripts, isLive } from './actions.ts';
import { standAt } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, isStyled, onSlowLine, shifts, watchShifts } from './layout-shifts.ts';
import { localeOf, wordsIn, type Prefix } from './shown-messages.ts';
import type { MessageKey } from '../../locales/messages.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const ACTIVATE = '/registration/activateaccount?accountActivationId=any-id-of-22-letters--';
/** A page, its final text, and the window size. `invited.spec.ts` covers landing pages of invited visitors. */
const PAGES = [
  ['', '/men', 'landing.menLead', DESK],
  ['/de', '/registration/formstarted?rc=VESTIBULE', 'registration.lead', PHONE],
  // Leads to the code page (D12).
  ['', '/registration/formstarted', 'codeEntry.lead', PHONE],
  ['', `${ACTIVATE}&newsletter=yes`, 'activateAccount.newsletter', PHONE],
] as const satisfies readonly [Prefix, string, MessageKey, object][];

for (const [prefix, path, lead, size] of PAGES)
  test(`${prefix}${path}: nothing moves by itself [A56]`, async ({ page, calls }) => {
    await page.setViewportSize(size);
    await onSlowLine(page);
    // Before all seasons, when it has the text of every start page.
    await standAt(page, Date.parse('2026-10-01T12:00+02:00'));
    await watchShifts(page);
    const release = await holdScripts(page);
    const answer = await calls.hold('registrationCodeDetails');
    await page.goto(`/acquisition${prefix}${path}`, { waitUntil: 'commit' });
    await cameAnew(page);
    await isStyled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const before = await shifts(page);
    release();
    await isLive(page);
    if (path.includes('rc=')) await answer.arrived;
    const live = await shifts(page);
    // Released before the fonts, because on a slow machine the visit would time out.
    answer.release();
    await haveFacesCome(page);
    await expect(page.getByText(wordsIn(localeOf(prefix))(lead, { inviter: 'Clara' }))).toBeVisible();
    expect([before, live, await shifts(page)]).toEqual([[], [], []]);
  });

/** The document for an engine without `rel="expect"`. */
const unexpecting = (html: string) => html.replace(/<link rel="expect"[^>]*>/, '');

test('nothing is painted before the document is complete', async ({ browser, product }) => {
  // A second page that does not wait, to show that there was time to paint.
  const proxy = await openHalvingProxy(product.url, '</h1>', (html, path) =>
    path.endsWith('?hasty') ? unexpecting(html) : html,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const painted = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
  const half = async (query: string) => {
    const page = await context.newPage();
    await page.goto(`${proxy.url}/acquisition/${query}`, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    return page;
  };
  const page = await half('');
  const hasty = await half('?hasty');
  await expect.poll(() => painted(hasty)).toBe(true);
  await page.bringToFront();
  const before = await painted(page);
  proxy.finish();
  await expect.poll(() => painted(page)).toBe(true);
  expect(before).toBe(false);
  await context.close();
  proxy.close();
});

/** The font of a heading. */
const faceOf = `getComputedStyle(document.querySelector('h1')).fontFamily.split(',')[0]`;

test('our fonts are applied if nothing moves', { tag: '@windows' }, async ({ page, open }) => {
  await onSlowLine(page);
  await open('/registration/code');
  await haveFacesCome(page);
  await expect.poll(() => page.evaluate(faceOf)).toBe('Ibarra');
});

test('fonts that would change a line break are applied from the next page on', async ({ page, open, onScreen }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await onSlowLine(page);
  await open('/?rc=VESTIBULE', '/pl');
  await onScreen('welcome', { prefix: '/pl' });
  await haveFacesCome(page);
  const first = await page.evaluate(faceOf);
  await follow(page, wordsIn('pl')('action.register'));
  await onScreen('form', { prefix: '/pl' });
  expect([first, await page.evaluate(faceOf)]).toEqual(['"Ibarra fallback"', 'Ibarra']);
});
