/** The document title of each state is unique, for visitors with several tabs or a screen reader (WCAG 2.4.2). */
import { expect, test } from 'vitest';
import { pseudoText } from '../../locales/pseudo.ts';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES } from '../../locales/languages.ts';
import { pages } from '../../machines/pages.ts';
import type { ScreenId } from '../../machines/domain/page-ids.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { screenTests, show, textOf } from '../../test/harness/screen.tsx';
import { createLanguageStore } from '../engine/language/language-store.ts';
import { allFixtures } from './all-fixtures.ts';
import { loadScreen, readyScreen } from './screens.ts';

screenTests();

const SCREENS = [...new Set(pages.map(({ screen }) => screen))];
const LONGEST = 45;

async function titlesOf(screen: ScreenId): Promise<readonly string[]> {
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await loadScreen(screen, language);
  const Screen = readyScreen(screen, language);
  if (!Screen) throw new Error(`${screen} is not there`);
  const titles: string[] = [];
  for (const fixture of Object.values(allFixtures[screen] ?? {})) {
    const { unmount } = await show(Screen, fixture);
    // A form whose last submission was refused changes the title itself.
    titles.push(document.title.replace(/^Error: /, ''));
    unmount();
  }
  return titles;
}

/** Screens whose states have separate titles; each other screen has one. */
const SEVERAL: Readonly<Partial<Record<ScreenId, readonly MessageKey[]>>> = {
  Landing: [
    'landing.page',
    'landing.waitingForm',
    'landing.invitedStepHeading',
    'landing.askedPage',
    'landing.leanPage',
    'landing.womenPage',
    'landing.menPage',
    'layout.app',
    'landing.viralPage',
    'landing.partnerPage',
    'seasons.singlesWeek',
    'seasons.blackFriday',
    'seasons.blackWeek',
    'seasons.cyberMonday',
    'teaser.page',
  ],
  FormFinished: ['formFinished.page', 'formFinished.otherPage'],
  Activated: ['activated.page', 'activated.beforePage', 'activated.elsewherePage'],
  ActivationError: [
    'activationError.page',
    'activationError.unansweredPage',
    'activationError.invalidLinkPage',
    'activationError.expiredLinkPage',
    'activationError.replacedLinkPage',
    'activationError.incompleteLinkPage',
  ],
  Lobby: ['lobby.page', 'lobby.closedPage', 'lobby.renewedPage', 'lobby.joinedPage', 'lobby.listedPage'],
  Unsubscribe: ['unsubscribe.page', 'unsubscribe.donePage', 'unsubscribe.brokenPage'],
  Deny: ['deny.page', 'deny.incompletePage', 'deny.invitedPage', 'deny.expiredPage', 'deny.noInvitationsLeftPage'],
  LoggedOut: ['loggedOut.leavingPage', 'loggedOut.page'],
  StaleDeployment: ['staleDeployment.page', 'staleDeployment.unreachablePage'],
};

async function situations() {
  const found: { screen: ScreenId; title: string }[] = [];
  for (const screen of SCREENS) for (const title of new Set(await titlesOf(screen))) found.push({ screen, title });
  return found;
}

test('every state has a title that only states of its screen have [A1]', async () => {
  const found = await situations();
  const several = Object.entries(Object.groupBy(found, ({ screen }) => screen)).filter(([, all]) => all.length > 1);
  expect(
    Object.fromEntries(several.map(([screen, all]) => [screen, all.map(({ title }) => title).toSorted()])),
  ).toEqual(
    Object.fromEntries(
      Object.entries(SEVERAL).map(([screen, keys]) => [
        screen,
        keys.map((key) => `${textOf('en', key)} · Vestibule`).toSorted(),
      ]),
    ),
  );
  expect(found.filter((one, index) => found.findIndex(({ title }) => title === one.title) !== index)).toEqual([]);
});

test('no two share a title, also in the pseudo-language; each fits the tooltip of a tab', () => {
  for (const locale of LOCALES) {
    const texts = textsIn(locale);
    const pagesOwn = Object.keys(texts).filter((key) => key.endsWith('.page'));
    const titles = [...new Set([...Object.values(SEVERAL).flat(), ...pagesOwn])].map((key) => texts[key] ?? '');
    const shared = (all: readonly string[]) => all.filter((title, index) => all.indexOf(title) !== index);
    expect([
      locale,
      shared(titles),
      shared(titles.map(pseudoText)),
      titles.filter(({ length }) => length > LONGEST),
    ]).toEqual([locale, [], [], []]);
  }
});
