/** One curtain through the visit: the landing page's accent from first to last, and wider with each step. */
import type { Page } from '@playwright/test';
import { follow, holdScripts, isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { isStyled } from './layout-shifts.ts';
import { english, wordsIn } from './words.ts';

/** The accent of the page, and of its arch the curtain, and the one that is parted for it. */
const expectCurtain = (page: Page, accent: string, state: string, before: string | null) =>
  expect
    .poll(() =>
      page.evaluate(() => [
        document.querySelector<HTMLElement>('.page')?.dataset['accent'],
        ...['.arch__curtain:not(.arch__curtain--before)', '.arch__half--left'].map(
          (picture) => /curtain-(\w+-\w+)/.exec(document.querySelector<HTMLImageElement>(picture)?.src ?? '')?.[1],
        ),
      ]),
    )
    .toEqual([accent, `${accent}-${state}`, before === null ? undefined : `${accent}-${before}`]);

test('from the landing page to the shop: one accent, also in the tab of the mailed link, and ever wider', async ({
  page,
  context,
  open,
  mailbox,
}) => {
  const person = guest();
  await open('/women?rc=VESTIBULE');
  await expectCurtain(page, 'blush', 'thread', 'slit');
  await follow(page, english('action.register'));
  await expectCurtain(page, 'blush', 'finger', 'thread');
  const form = new Form(page);
  await form.fillIn(person);
  await form.register.click();
  await expectCurtain(page, 'blush', 'hand', 'finger');
  await page.reload();
  await expectCurtain(page, 'blush', 'hand', null);

  const mailed = await context.newPage();
  await mailed.goto(await mailbox.linkTo(person.email));
  await expectCurtain(mailed, 'blush', 'hands', null);
  await mailed.getByRole('button', { name: english('action.activate') }).click();
  await expectCurtain(mailed, 'blush', 'open', 'hands');
});

test('from the start page by the way to women’s fashion: language kept, and from there on its accent', async ({
  page,
  open,
}) => {
  const text = wordsIn('de');
  await open('/', '/de');
  await expectCurtain(page, 'oxblood', 'lit', null);
  await follow(page, text('landing.toWomen'));
  await expect(page).toHaveURL(/\/de\/women$/);
  await expectCurtain(page, 'blush', 'lit', null);
  await follow(page, text('landing.haveCode'));
  await expectCurtain(page, 'blush', 'closed', null);
});

test('who is invited is not led to other landing pages', async ({ page, open }) => {
  await open('/?rc=VESTIBULE');
  await page.getByRole('heading', { level: 1, name: english('landing.invitedHeading') }).waitFor();
  await expect(page.locator('.landing-room')).toHaveCount(0);
});

/** The families, accents and names of the pictures that are asked for from here on. */
function picturesAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const picture = /(?:curtain|shadow)-\w+-[\w-]+/.exec(request.url())?.[0];
    if (picture) asked.add(picture);
  });
  return asked;
}

test('who has an invitation sees a slit of light from the first paint, and never what hangs there for others (D49)', async ({
  page,
  calls,
}) => {
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

test('a season is promised to whoever comes: the thread of light hangs there from the first paint, and parts for the form (D29)', async ({
  page,
  open,
}) => {
  const asked = picturesAsked(page);
  await open('/black-friday?rc=VESTIBULE');
  await page.getByRole('heading', { level: 1, name: english('landing.invitedHeading') }).waitFor();
  await expectCurtain(page, 'noir', 'thread', null);
  expect([...asked].filter((name) => /-(?:slit|lit)$/.test(name))).toEqual([]);
  await follow(page, english('action.register'));
  await expectCurtain(page, 'noir', 'finger', 'thread');
});

test('doorways below the fold leave the line to the script, and come when the page rests', async ({ page }) => {
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
