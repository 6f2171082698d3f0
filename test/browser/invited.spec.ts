/** Who has an invitation is greeted from the first paint, and nothing moves when the inviter's name comes (D49). */
import type { Page } from '@playwright/test';
import { packParams } from '../../machines/domain/acq-params.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { WHOLE_CHROMIUM } from '../harness/engines.ts';
import { holdScripts, isLive } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { haveFacesCome, isStyled, shifts, watchShifts } from './layout-shifts.ts';
import { english, localeOf, wordsIn, type Prefix } from './words.ts';

test.use({ launchOptions: WHOLE_CHROMIUM });

/** What says that an invitation is needed, or offers another way in. */
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
/** The first screen: what is drawn below it may have controls that need the script. */
const HERO = '.page-frame';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [width, prefix, path] of [
  [390, '', '/?rc=VESTIBULE'],
  [1440, '', '/women?rc=VESTIBULE'],
  [390, '/de', `/?acqParams=${packParams('rc=VESTIBULE')}`],
  [1440, '/de', '/?rc=VESTIBULE'],
] as const satisfies readonly [number, Prefix, string][])
  test(`${prefix}${path} at ${width}: greeted before the script, and nothing moves up to the welcome`, async ({
    page,
    calls,
    onScreen,
  }) => {
    const text = wordsIn(localeOf(prefix));
    const greeting = `${text('landing.pendingHeading')} ${text('landing.pendingSecond')}`;
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const release = await holdScripts(page);
    const answer = await calls.hold('registrationCodeDetails');
    await page.goto(`/acquisition${prefix}${path}`, { waitUntil: 'commit' });
    await isStyled(page);
    await expect(heading(page)).toHaveText(greeting, { useInnerText: true });
    const everything = await seen(page);
    const hero = await seen(page, HERO);
    expect(UNINVITED.filter((key) => everything.includes(spaced(text(key))))).toEqual([]);

    // The script takes over what is seen as it stands, and says the same.
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
    await haveFacesCome(page);

    answer.release();
    const inviter = text('landing.invitedSecond', { inviter: 'Clara' });
    await expect(heading(page)).toHaveText(`${text('landing.invitedHeading')} ${inviter}`);
    await onScreen('welcome', { prefix, ...(path.startsWith('/women') ? { at: '/women' } : {}) });
    expect(await shifts(page)).toEqual([]);
  });

test('one that is remembered is greeted as well, and one that is refused is not for long (D10)', async ({
  page,
  open,
  onScreen,
}) => {
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

test('no answer is no refusal: nothing says that an invitation is needed, and it can be tried again (D8)', async ({
  page,
  gates,
  calls,
  open,
  onScreen,
}) => {
  gates.allow(/^console: Failed to load resource/);
  const broken = await calls.intercept('registrationCodeDetails', (route) => route.fulfill({ status: 503 }));
  await open('/?rc=VESTIBULE');
  const notice = page.locator('.notice--alarm').filter({ hasText: english('problem.technical') });
  await expect(notice).toBeVisible();
  await onScreen('invitationPending', { state: 'unavailable' });
  const said = await seen(page);
  expect(UNINVITED.filter((key) => said.includes(spaced(english(key))))).toEqual([]);
  await broken.restore();
  await notice.getByRole('button', { name: english('action.tryAgain') }).click();
  await onScreen('welcome');
});

test('the code page has the code in its field; what was typed before the script stays (D23, D49)', async ({
  page,
  onScreen,
}) => {
  const field = page.getByRole('textbox', { name: english('fields.code'), exact: true });
  await page.goto('/acquisition/registration/code?rc=vesti-bule');
  await onScreen('code');
  await expect(field).toHaveValue('VESTIBULE');
  const release = await holdScripts(page);
  await page.goto('/acquisition/registration/code?rc=VESTIBULE', { waitUntil: 'commit' });
  await field.fill('noname');
  release();
  await isLive(page);
  await expect(field).toHaveValue('noname');
});
