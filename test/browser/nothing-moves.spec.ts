/** Nothing moves by itself: not when the script comes, nor the inviter's name (D49), nor the shop's own faces. */
import { follow, holdScripts } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, isLive, isStyled, shifts, watchShifts } from './layout-shifts.ts';
import { localeOf, wordsIn, english, type Prefix } from './words.ts';
import type { MessageKey } from '../../locales/messages.ts';

/** A page, and what stands on it in the end. Landing pages of the invited are in `invited.spec.ts`. */
const PAGES = [
  ['', '/', 'landing.standardLead'],
  ['', '/men', 'landing.menLead'],
  ['', '/black-friday', 'landing.standardLead'],
  ['', '/registration/formstarted?rc=VESTIBULE', 'registration.lead'],
  ['/de', '/registration/formstarted?rc=VESTIBULE', 'registration.lead'],
  ['', '/registration/formstarted?rc=NONAME', 'registration.leadNameless'],
  // Leads on to the page for a code (D12).
  ['', '/registration/formstarted', 'codeEntry.lead'],
  ['', '/registration/code', 'codeEntry.lead'],
  ['', '/registration/activateaccount?accountActivationId=any', 'activateAccount.lead'],
] as const satisfies readonly [Prefix, string, MessageKey][];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [prefix, path, lead] of PAGES)
      test(`${prefix}${path}: nothing moves by itself`, async ({ page, calls }) => {
        await watchShifts(page);
        const release = await holdScripts(page);
        const answer = await calls.hold('registrationCodeDetails');
        await page.goto(`/acquisition${prefix}${path}`, { waitUntil: 'commit' });
        await isStyled(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        const before = await shifts(page);
        release();
        await isLive(page);
        if (path.includes('rc=')) await answer.arrived;
        await haveFacesCome(page);
        const live = await shifts(page);
        answer.release();
        await expect(page.getByText(wordsIn(localeOf(prefix))(lead, { inviter: 'Clara' }))).toBeVisible();
        expect([before, live, await shifts(page)]).toEqual([[], [], []]);
      });
  });

/** What a heading is drawn with. */
const faceOf = `getComputedStyle(document.querySelector('h1')).fontFamily.split(',')[0]`;

test('the shop’s own faces are shown from the next page on', async ({ page, open, onScreen }) => {
  await open('/?rc=VESTIBULE');
  await onScreen('welcome');
  await haveFacesCome(page);
  const first = await page.evaluate(faceOf);
  await follow(page, english('action.register'));
  await onScreen('form');
  expect([first, await page.evaluate(faceOf)]).toEqual(['"Ibarra fallback"', 'Ibarra']);
});
