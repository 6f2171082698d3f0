/**
 * Every situation of every screen, as a whole page with header and footer: what the model expects is seen, heard and
 * usable, and a screen reader has no problem.
 */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { LOCALES } from '../../locales/languages.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { pseudoText } from '../../locales/pseudo.ts';
import { textsIn } from '../../locales/texts.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { english } from '../../test/browser/shown-messages.ts';
import { heardFlaws, namelessMessages } from '../../test/harness/heard-flaws.ts';
import { described, screenTests, show, snapshotOf } from '../../test/harness/screen.tsx';
import type { EnginePage } from '../../test/engines/engine-page.ts';
import { controlsExpected, controlsOn, isOverlaid } from '../../test/model/browser/controls.ts';
import { titleOf } from '../../test/model/browser/distinct-screens.ts';
import { expectedView, fieldMessagesIn } from '../../test/model/browser/expected.ts';
import { readPage } from '../../test/model/browser/page-view.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { App } from '../App.tsx';
import { navigatorOf } from '../engine/visit/engine.ts';
import { createLanguageStore } from '../engine/language/language-store.ts';
import { bareSnapshot, nothingKnown, pageOf } from '../engine/visit/pages.ts';
import { InitialStateContext } from '../engine/development/initial-state.tsx';
import { allFixtures } from './all-fixtures.ts';
import type { Fixture } from './fixture.ts';
import { fixtures as registrationForm } from './RegistrationForm/fixtures.ts';
import RegistrationForm from './RegistrationForm/RegistrationForm.tsx';
import { loadScreen } from './screens.ts';

screenTests();

/** Renders the whole page, including lazily loaded parts. */
async function drawWhole(fixture: Fixture): Promise<void> {
  sessionStorage.clear();
  const snapshot = snapshotOf(fixture);
  const page = pageOf(snapshot);
  if (!page) throw new Error(`${fixture.name} is no page`);
  const { id, screen: name } = page;
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await Promise.all([language.load(name), loadScreen(name, language)]);
  const visit = createActor(visitMachineWith(silence), { snapshot, input: nothingKnown });
  visit.start();
  render(
    <InitialStateContext value={fixture.within ?? null}>
      <App
        visit={visit}
        bare={bareSnapshot(id)}
        navigator={navigatorOf(() => undefined)}
        language={language}
        onError={(error) => expect.fail(error.message)}
      />
    </InitialStateContext>,
  );
  await vi.dynamicImportSettled();
  visit.stop();
}

/** jsdom has no layout. */
Element.prototype.checkVisibility = () => true;
const page: Pick<EnginePage, 'evaluate'> = { evaluate: async (run, argument) => run(argument as never) };

/** Headings by slug or copy variant (spec, section 3), which no path of the model reaches. */
const HEADINGS: Readonly<Record<string, readonly [first: MessageKey, second: MessageKey]>> = {
  'Landing men': ['landing.menHeading', 'landing.menSecond'],
  'Landing app': ['landing.appHeading', 'landing.appSecond'],
  'Landing viral': ['landing.viralHeading', 'landing.viralSecond'],
  'Landing daba': ['landing.partnerHeading', 'landing.partnerSecond'],
  'Landing blackWeek': ['seasons.blackWeekHeading', 'seasons.blackWeekSecond'],
  'Landing cyberMonday': ['seasons.cyberMondayHeading', 'seasons.cyberMondaySecond'],
  'RegistrationForm social': ['registration.socialHeading', 'registration.socialSecond'],
  'RegistrationForm socialNewVersion': ['registration.socialNewHeading', 'registration.socialNewSecond'],
  'RegistrationForm viral': ['registration.viralHeading', 'registration.viralSecond'],
  'RegistrationForm viralProductShare': ['registration.pieceHeading', 'registration.pieceSecond'],
  'RegistrationForm pieceWaits': ['registration.pieceHeading', 'registration.pieceSecond'],
  'RegistrationForm daba': ['registration.partnerHeading', 'registration.partnerSecond'],
};
/** The countdown's announcements depend on time: `Forwarding.test.tsx`. */
const TIMED = ['Activated ending', 'EmailActive ending'];
/** The notice appears with its page, whose heading has the focus. */
const WITH_PAGE = ['ActivationError unanswered', 'ActivationError offline', 'ActivationError returned'];

function expectedOf(situation: string, fixture: Fixture) {
  const snapshot = snapshotOf(fixture);
  const { path: _, ...view } = expectedView(snapshot, '', true, [], { awaited: false, counted: false });
  const { [situation.replace(/Nameless$/, '')]: heading } = HEADINGS;
  return {
    ...view,
    ...(heading && { heading: heading.map((key) => english(key)).join(' ') }),
    ...(TIMED.includes(situation) && { announced: [] }),
    missing: [],
    besides: [],
    wrapped: null,
    notices: WITH_PAGE.includes(situation) ? ['alert'] : [],
    // A link that can't be read has its own words (D61): `CodeEntry.test.tsx`.
    unexplained: situation === 'CodeEntry incomplete' ? ['code.invalid'] : [],
  };
}
async function found(fixture: Fixture) {
  const snapshot = snapshotOf(fixture);
  const { path: _, focus: __, fields: ___, ...view } = await readPage(page);
  const controls = await controlsOn(page);
  const { there, gone } = controlsExpected(snapshot, 'en');
  const words = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')].flatMap(
    (field) => described(field).words,
  );
  return {
    ...view,
    missing: there.filter((control) => !controls.includes(control)),
    // In jsdom the page behind a dialog is not inert.
    besides: isOverlaid(snapshot) ? [] : gone.filter((control) => controls.includes(control)),
    // A screen reader may skip what is within.
    wrapped: document.querySelector('[aria-busy]'),
    // After a failed request, focus is on the notice (D24); others are alerts.
    notices: [...document.querySelectorAll('.notice--alarm:not(:focus)')].map(({ role }) => role),
    unexplained: fieldMessagesIn(snapshot).filter((key) => !words.includes(english(key))),
  };
}

describe.each(Object.entries<Record<string, Fixture>>(allFixtures))('%s', (name, fixtures) => {
  test('each fixture shows what is expected, without accessibility errors [A3, A35]', async () => {
    for (const [situation, fixture] of Object.entries(fixtures)) {
      await drawWhole(fixture);
      const flaws = heardFlaws(document);
      expect([situation, document.querySelector('main h1') !== null, flaws]).toEqual([situation, true, []]);
      // An admin page has a machine of its own, which the model does not know.
      const of = `${name} ${situation}`;
      const expected = fixture.within ? { notices: [] } : expectedOf(of, fixture);
      await waitFor(async () => expect([of, await found(fixture)]).toEqual([of, expect.objectContaining(expected)]));
      cleanup();
    }
  });
});

test('each message of the summary names its field', async () => {
  const { user, container } = await show(RegistrationForm, registrationForm.editing);
  await user.type(screen.getByRole('textbox', { name: 'First name' }), '<');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(container.querySelector('.error-summary')).not.toBeNull());
  expect(namelessMessages(container)).toEqual([]);
});

test('the check itself finds errors', () => {
  document.body.innerHTML = `<main><section aria-labelledby="one"><h1 id="one">One <em>two</em></h1></section>
    <output></output><input id="name" required /><ul tabindex="0">A</ul>${'<nav>A</nav>'.repeat(7)}</main>`;
  expect(heardFlaws(document)).toEqual([
    '“name”: required, and not by aria-required',
    '“output”: a role, and no words',
    '“two”: a heading is in pieces',
    '“One two”: named by what is in it',
    '“A”: a stop that does not say what for',
    '9 landmarks',
  ]);
});

test('every state has a title that only states of its screen have, which fits the tooltip of a tab [A1]', () => {
  const LONGEST = 45;
  const keys = Object.values(allFixtures).flatMap((fixtures) =>
    Array.from(new Set(Object.values(fixtures).map((fixture) => titleOf(snapshotOf(fixture))))),
  );
  const shared = (all: readonly string[]) => all.filter((title, index) => all.indexOf(title) !== index);
  for (const locale of LOCALES) {
    const texts = keys.map((key) => textsIn(locale)[key] ?? '');
    const long = texts.filter(({ length }) => length > LONGEST);
    expect([locale, shared(texts), shared(texts.map(pseudoText)), long]).toEqual([locale, [], [], []]);
  }
});
