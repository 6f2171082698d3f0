/** Draws a page as it is in one situation, with header and footer, and nothing behind it: no network, no clock of the chart. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, SimulatedClock } from 'xstate';
import type { Locale } from '../../../locales/languages.ts';
import { visitMachineWith } from '../../../machines/visit.services.ts';
import { App } from '../../../src/App.tsx';
import { navigatorOf, type Visit } from '../../../src/engine/visit/engine.ts';
import { tellRoot } from '../../../src/engine/language/change-language.ts';
import { useLanguageStore } from '../../../src/engine/language/language.tsx';
import { createLanguageStore } from '../../../src/engine/language/language-store.ts';
import { StandsWithin } from '../../../src/engine/development/within.tsx';
import { bareSnapshot, nothingKnown, pageOf, readAddress } from '../../../src/engine/visit/pages.ts';
import { OpenInBrowser } from '../../../src/screens/OpenInBrowser/OpenInBrowser.tsx';
import { loadScreen } from '../../../src/screens/screens.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { silence } from './services.ts';
import { hearSaid } from './said.ts';
import { snapshotOf, type Situation } from './situation.ts';

/** What lies over the page in another app's browser, as `Embedded.tsx` has it. */
const Overlay = () => (useLanguageStore().has('OpenInBrowser') ? <OpenInBrowser /> : null);

const fail = (error: unknown) => {
  throw error;
};

/** Asks the chart for the page of a link that was pressed, as the engine does (D12). */
function ask(visit: Visit, pathname: string) {
  const { page, slug } = readAddress(pathname);
  const route = { type: 'xstate.route', to: `#${page}`, params: { slug: slug ?? undefined } } as const;
  visit.send(visit.getSnapshot().can(route) ? route : { type: 'visit.refused', page });
}

export interface Drawn {
  /** It runs: what is pressed on the page moves it. Nothing answers it. */
  visit: Visit;
  /** Keys of the messages that the page has said. */
  said: () => readonly string[];
  /** Takes the page away, and ends the visit. */
  end: () => void;
}

/**
 * Fetches what a page needs, in one situation.
 * @returns what draws it, at once.
 * @throws where the situation is on no page, or a part of the page does not come.
 */
export async function prepare(situation: Situation, locale: Locale): Promise<(root: HTMLElement) => Drawn> {
  tellRoot(locale);
  // Whatever is asked for is on its way, for ever.
  Reflect.set(window, 'fetch', () => new Promise(() => undefined));
  await situation.before?.();
  const snapshot = snapshotOf(situation);
  const page = pageOf(snapshot);
  if (!page) throw new Error('this situation is on no page');
  const { store: language, said } = hearSaid(createLanguageStore({ locale, base: `${BASE}/${locale}` }));
  await Promise.all([
    loadScreen(page.screen, language),
    // The screens of the shell are drawn where a page was before, which has brought the common words.
    language.load(page.screen),
    snapshot.context.wrapper.inAppBrowser === null ? null : language.load('OpenInBrowser'),
  ]);
  return (element) => {
    // As time stands still for the chart, what is under way stays so.
    const clock = new SimulatedClock();
    const visit: Visit = createActor(visitMachineWith(silence), { snapshot, input: nothingKnown, clock });
    visit.start();
    const root = createRoot(element);
    flushSync(() =>
      root.render(
        <StandsWithin value={situation.within ?? null}>
          <App
            visit={visit}
            bare={bareSnapshot(page.id, snapshot.context.slug)}
            navigator={navigatorOf((pathname) => ask(visit, pathname))}
            language={language}
            embedding={{ overlay: <Overlay /> }}
            onError={fail}
          />
        </StandsWithin>,
      ),
    );
    return {
      visit,
      said,
      end: () => {
        root.unmount();
        visit.stop();
      },
    };
  };
}

/** Draws a page of its own document, for good. @returns keys of the messages that it shows. */
export async function draw(root: HTMLElement, situation: Situation, locale: Locale): Promise<readonly string[]> {
  const drawOn = await prepare(situation, locale);
  const { said } = drawOn(root);
  await situation.after?.();
  return said();
}
