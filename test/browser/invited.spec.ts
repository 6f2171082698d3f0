/**
 * A visitor with an invitation is greeted from the first paint, without layout shift when the inviter's name arrives
 * (D49).
 */
import type { Page } from '@playwright/test';
import { packParams } from '../../machines/domain/acq-params.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { follow, holdScripts, isLive, press } from './actions.ts';
import { expectCurtain } from './curtain.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, isStyled, shifts, watchShifts } from './layout-shifts.ts';
import { english, wordsIn } from './shown-messages.ts';

/** Messages for visitors without an invitation. */
const UNINVITED: readonly MessageKey[] = [
  'landing.standardSecond',
  'landing.standardLead',
  'landing.haveCode',
  'landing.codeHeading',
  'landing.waitingHeading',
  'landing.ask',
  'landing.becomeQuestion',
  'landing.inviteHeading',
];
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const seen = async (page: Page, place = 'main') => spaced(await page.locator(place).innerText());
/** The first screen; parts below it may have controls that need the script. */
const HERO = '.page-frame';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Families, accents and names of the pictures requested from now on. */
function picturesAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const picture = /(?:curtain|shadow)-\w+-[\w-]+/.exec(request.url())?.[0];
    if (picture) asked.add(picture);
  });
  return asked;
}

test('greets at once without layout shift (D49)', async ({ page, calls, onScreen }) => {
  const prefix = '/de';
  const text = wordsIn('de');
  const greeting = `${text('landing.pendingHeading')} ${text('landing.pendingSecond')}`;
  await watchShifts(page);
  const asked = picturesAsked(page);
  const release = await holdScripts(page);
  const answer = await calls.hold('registrationCodeDetails');
  await page.goto(`/acquisition${prefix}/?acqParams=${packParams('rc=VESTIBULE')}`, { waitUntil: 'commit' });
  await isStyled(page);
  await expect(heading(page)).toHaveText(greeting, { useInnerText: true });
  const shown = page.locator('.arch__curtain:visible');
  await expect(shown).toHaveAttribute('src', /curtain-oxblood-slit/);
  await expect.poll(() => [...asked]).toEqual(['curtain-oxblood-slit']);
  const everything = await seen(page);
  const hero = await seen(page, HERO);
  expect(UNINVITED.filter((key) => everything.includes(spaced(text(key))))).toEqual([]);

  // Hydration keeps the visible content and text.
  const elements = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility()),
  );
  release();
  await answer.arrived;
  await isLive(page);
  expect([
    await seen(page, HERO),
    await elements.evaluate((all) => all.filter(({ isConnected }) => !isConnected).length),
  ]).toEqual([hero, 0]);
  await expectCurtain(page, 'oxblood', 'slit', null);
  await haveFacesCome(page);

  answer.release();
  const inviter = text('landing.invitedSecond', { inviter: 'Clara' });
  await expect(heading(page)).toHaveText(`${text('landing.invitedHeading')} ${inviter}`);
  await onScreen('welcome', { prefix });
  expect(await shifts(page)).toEqual([]);
  await expectCurtain(page, 'oxblood', 'thread', 'slit');
  await expect
    .poll(() => [...asked].filter((name) => /-(?:slit|thread|lit)$/.test(name)))
    .toEqual(['curtain-oxblood-slit', 'curtain-oxblood-thread']);
});

test('a remembered invitation is greeted, a refused one only briefly (D10)', async ({ page, open, onScreen }) => {
  await open('/?rc=NOBALANCE');
  await onScreen('denyNoPlaces');
  const release = await holdScripts(page);
  await page.goto('/acquisition/', { waitUntil: 'commit' });
  await isStyled(page);
  await expect(heading(page)).toHaveText(`${english('landing.pendingHeading')} ${english('landing.pendingSecond')}`, {
    useInnerText: true,
  });
  release();
  await onScreen('start');
});

test('the code page prefills the code and names the inviter (D10, D49)', async ({ page, calls, onScreen }) => {
  const field = page.getByRole('textbox', { name: english('fields.code'), exact: true });
  await page.goto('/acquisition/entrance?rc=vesti-bule', { referer: 'https://blog.example/' });
  await isLive(page);
  await expect(heading(page)).toContainText(english('entrance.invitedSecond'));
  await follow(page, english('entrance.code'));
  await onScreen('code', { state: 'greeted' });
  await expect(field).toHaveValue('VESTIBULE');
  await expect(page.getByText(english('registration.lead', { inviter: 'Clara' }))).toBeVisible();
  expect(calls.of('registrationCodeDetails')).toHaveLength(1);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await field.fill('noname');
  release();
  await isLive(page);
  await expect(field).toHaveValue('noname');
  await field.fill('VESTIBULE');
  await press(page, 'Register');
  await onScreen('form');
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
