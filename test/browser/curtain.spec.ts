/** The curtain of a landing page from its first paint; journey.spec covers it through the whole visit. */
import type { Page } from '@playwright/test';
import { holdScripts, isLive } from './actions.ts';
import { expectCurtain } from './curtain.ts';
import { expect, test } from './fixtures.ts';
import { isStyled } from './layout-shifts.ts';

/** Families, accents and names of the pictures requested from now on. */
function picturesAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const picture = /(?:curtain|shadow)-\w+-[\w-]+/.exec(request.url())?.[0];
    if (picture) asked.add(picture);
  });
  return asked;
}

test('an invited visitor sees a slit of light from the first paint (D49)', async ({ page, calls }) => {
  const asked = picturesAsked(page);
  const release = await holdScripts(page);
  const answer = await calls.hold('registrationCodeDetails');
  await page.goto('/acquisition/women?rc=VESTIBULE', { waitUntil: 'commit' });
  await isStyled(page);
  const shown = page.locator('.arch__curtain:visible');
  await expect(shown).toHaveAttribute('src', /curtain-blush-slit/);
  await expect.poll(() => [...asked]).toEqual(['curtain-blush-slit']);
  const picture = await shown.elementHandle();
  release();
  await answer.arrived;
  await isLive(page);
  await expectCurtain(page, 'blush', 'slit', null);
  expect(await picture?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  answer.release();
  await expectCurtain(page, 'blush', 'thread', 'slit');
  await expect
    .poll(() => [...asked].filter((name) => /-(?:slit|thread|lit)$/.test(name)))
    .toEqual(['curtain-blush-slit', 'curtain-blush-thread']);
});

test('pictures below the fold load after the script', async ({ page }) => {
  const asked = picturesAsked(page);
  const release = await holdScripts(page);
  await page.goto('/acquisition/', { waitUntil: 'commit' });
  await isStyled(page);
  await expect.poll(() => [...asked]).toEqual(['curtain-oxblood-lit']);
  const rooms = await page.locator('.late-doorway').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(rooms.filter((height) => height === 0)).toEqual([]);
  release();
  await isLive(page);
  await expect.poll(() => [...asked].filter((name) => name.startsWith('shadow-oxblood')).length).toBeGreaterThan(1);
});
