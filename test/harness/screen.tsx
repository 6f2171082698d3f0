/** Renders a screen in a situation, in any language, and records the events it sends to the visit. */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Router } from 'react-router-dom';
import { createActor, type InspectionEvent } from 'xstate';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { VisitServices } from '../../machines/context/visit.calls.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import type { VisitEvent } from '../../machines/context/visit.types.ts';
import type { Locale } from '../../locales/languages.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { textsIn } from '../../locales/texts.ts';
import { navigatorOf, type Visit } from '../../src/engine/visit/engine.ts';
import { EngineProvider, OfScreen } from '../../src/engine/visit/hooks.tsx';
import { LanguageProvider } from '../../src/engine/language/language.tsx';
import { createLanguageStore } from '../../src/engine/language/language-store.ts';
import { bareSnapshot, nothingKnown, pageOf, pathOf, type VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { Fixture } from '../../src/screens/fixture.ts';
import { silence } from '../../tools/photograph/screens/services.ts';
import { loadConfiguration } from '../../src/engine/visit/load-configuration.ts';
import { InitialStateContext } from '../../src/engine/development/initial-state.tsx';
import { snapshotOf } from '../../tools/photograph/screens/situation.ts';

/** The snapshot of a fixture. */
export { snapshotOf };

interface Options {
  locale?: Locale;
  /** Services that respond; omitted ones stay pending. */
  services?: Partial<VisitServices>;
}

/** Tests have no styles, so `pointer-events` is not checked. */
const HANDS = { pointerEventsCheck: PointerEventsCheckLevel.Never };

const started: Visit[] = [];
/** For a test file of a screen: resets the page before and after each test. */
export function screenTests() {
  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal('scrollTo', () => undefined);
    // A phone's window; jsdom has no `matchMedia`.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  });
  afterEach(() => {
    cleanup();
    for (const visit of started.splice(0)) visit.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** For a test file: sets a runtime configuration; the defaults are restored after each test. */
export function configuring() {
  const configure = async (entrancePageConfig: object) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entrancePageConfig })));
    await act(loadConfiguration);
  };
  afterEach(async () => {
    await configure({});
    vi.unstubAllGlobals();
  });
  return configure;
}

/**
 * Renders a screen. `sent` has the events sent to the visit, `asked` the requested addresses; `turnTo` renders another
 * situation in the same elements.
 */
export async function show(Screen: ComponentType, fixture: Fixture, { locale = 'en', services = {} }: Options = {}) {
  const sent: VisitEvent[] = [];
  const asked: string[] = [];
  const listen = (event: InspectionEvent) => {
    if (event.type !== '@xstate.event' || !started.includes(event.actorRef as Visit) || event.sourceRef) return;
    if (!event.event.type.startsWith('xstate.')) sent.push(event.event as VisitEvent);
  };
  const machine = visitMachineWith({ ...silence, ...services });
  const begin = (snapshot: VisitSnapshot) => {
    const visit: Visit = createActor(machine, { snapshot, input: nothingKnown, inspect: listen });
    visit.start();
    started.push(visit);
    return visit;
  };
  const snapshot = snapshotOf(fixture);
  const visit = begin(snapshot);
  const base = '/acquisition';
  const { id = 'landing', screen = 'Landing' } = pageOf(snapshot) ?? {};
  const language = createLanguageStore({ locale, base });
  await language.load(screen);
  const bare = bareSnapshot(id);
  const drawn = (visit: Visit, { within }: Fixture) => (
    <LanguageProvider store={language} onError={(error) => expect.fail(error.message)}>
      <EngineProvider visit={visit} bare={bare}>
        <Router
          basename={base}
          location={base + (pathOf(snapshot) ?? '/')}
          navigator={navigatorOf((path, hash = '') => void asked.push(path + hash))}
        >
          <InitialStateContext value={within ?? null}>
            <OfScreen screen={screen}>
              <Screen />
            </OfScreen>
          </InitialStateContext>
        </Router>
      </EngineProvider>
    </LanguageProvider>
  );
  const { container, unmount, rerender } = render(drawn(visit, fixture));
  const turnTo = (next: Fixture) => rerender(drawn(begin(snapshotOf(next)), next));
  return { visit, sent, asked, container, unmount, turnTo, language, user: userEvent.setup(HANDS) };
}

/** A message with its arguments, so that tests do not depend on the wording. */
export const textOf = (locale: Locale, key: MessageKey, given: Readonly<Record<string, string>> = {}): string =>
  (textsIn(locale)[key] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole);
/** As {@link textOf}, without tags. */
export const plainOf = (...of: Parameters<typeof textOf>): string => textOf(...of).replaceAll(/<\/?\w+>/g, '');
/** Matches non-breaking spaces exactly; testing-library normalises them in the page only. */
export const exactly = { normalizer: String };
/** The text within a message's tag, such as a link's name. */
export const taggedOf = (locale: Locale, key: MessageKey, tag: string): string =>
  new RegExp(`<${tag}>(.*)</${tag}>`).exec(textOf(locale, key))?.[1] ?? expect.fail(`${locale}: ${key} has no ${tag}`);
/** Matches a control with one of these English labels. */
export const either =
  (...keys: readonly MessageKey[]) =>
  (name: string) =>
    keys.some((key) => textOf('en', key) === name);
/** A screen's heading, which has two parts. */
export const headingOf = (
  locale: Locale,
  first: MessageKey,
  second: MessageKey,
  given?: Readonly<Record<string, string>>,
) => `${textOf(locale, first, given)} ${textOf(locale, second, given)}`;

/** A section of a page by its heading; it is no landmark, because a page has few. */
export const sectionOf = (name: string | RegExp) =>
  screen.getByRole('heading', { name }).closest<HTMLElement>('section') ?? expect.fail(`no section: ${name}`);
/** The polite live regions of a part of the page, in order. They have no role to query by. */
const regionsIn = (part: ParentNode = document) => [...part.querySelectorAll<HTMLElement>('[aria-live=polite]')];
/** What is rendered: the first heading, links, buttons, and live regions. */
export const heading = () => screen.getByRole('heading', { level: 1 });
export const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
export const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
export const said = () => regionsIn().flatMap((region) => region.textContent || []);

/**
 * Role `region`: an error of the connection or the back end (D24). It receives focus and has a name, but is no alert.
 */
export const aNotice = { name: (_: string, element: Element) => element.matches('.notice--alarm') };

/** Accessible error state of a control: whether it is invalid, and its description. */
export const described = (control: HTMLElement) => ({
  invalid: control.getAttribute('aria-invalid'),
  words: (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? ''),
});
