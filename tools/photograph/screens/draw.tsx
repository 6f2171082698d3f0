/** Draws a page in one situation, with header and footer, isolated: no network, and the chart's clock does not run. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, SimulatedClock } from 'xstate';
import type { Locale } from '../../../locales/languages.ts';
import { visitMachineWith } from '../../../machines/visit.services.ts';
import { App } from '../../../src/App.tsx';
import { navigatorOf, type Visit } from '../../../src/engine/visit/engine.ts';
import { updateRoot } from '../../../src/engine/language/change-language.ts';
import { useLanguageStore } from '../../../src/engine/language/language.tsx';
import { createLanguageStore } from '../../../src/engine/language/language-store.ts';
import { InitialStateContext } from '../../../src/engine/development/initial-state.tsx';
import { bareSnapshot, nothingKnown, pageOf, readAddress } from '../../../src/engine/visit/pages.ts';
import { OpenInBrowser } from '../../../src/screens/OpenInBrowser/OpenInBrowser.tsx';
import { loadScreen } from '../../../src/screens/screens.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { silence } from './services.ts';
import { recordMessages } from './record-messages.ts';
import { snapshotOf, type Situation } from './situation.ts';

/** The overlay of in-app browsers, as in `Embedded.tsx`. */
const Overlay = () => (useLanguageStore().has('OpenInBrowser') ? <OpenInBrowser /> : null);

const fail = (error: unknown) => {
  throw error;
};

/** Requests the page of a pressed link from the chart, as the engine does (D12). */
function ask(visit: Visit, pathname: string) {
  const { page, slug } = readAddress(pathname);
  const route = { type: 'xstate.route', to: `#${page}`, params: { slug: slug ?? undefined } } as const;
  visit.send(visit.getSnapshot().can(route) ? route : { type: 'visit.refused', page });
}

export interface Drawn {
  /** The running visit: presses on the page move it. Its calls stay pending. */
  visit: Visit;
  /** Keys of the messages that the page has rendered. */
  said: () => readonly string[];
  /** Unmounts the page and stops the visit. */
  end: () => void;
}

/**
 * Loads everything that a page needs in one situation.
 * @returns a function that draws it synchronously.
 * @throws if the situation is on no page, or a part of the page can't be loaded.
 */
export async function prepare(situation: Situation, locale: Locale): Promise<(root: HTMLElement) => Drawn> {
  updateRoot(locale);
  // Every request stays pending.
  Reflect.set(window, 'fetch', () => new Promise(() => undefined));
  await situation.before?.();
  const snapshot = snapshotOf(situation);
  const page = pageOf(snapshot);
  if (!page) throw new Error('this situation is on no page');
  const { store: language, said } = recordMessages(createLanguageStore({ locale, base: `${BASE}/${locale}` }));
  await Promise.all([
    loadScreen(page.screen, language),
    // Also loads the common messages, which screens of the shell need; in the product an earlier page has loaded them.
    language.load(page.screen),
    snapshot.context.wrapper.inAppBrowser === null ? null : language.load('OpenInBrowser'),
  ]);
  return (element) => {
    // The simulated clock does not advance, so pending states stay.
    const clock = new SimulatedClock();
    const visit: Visit = createActor(visitMachineWith(silence), { snapshot, input: nothingKnown, clock });
    visit.start();
    const root = createRoot(element);
    flushSync(() =>
      root.render(
        <InitialStateContext value={situation.within ?? null}>
          <App
            visit={visit}
            bare={bareSnapshot(page.id, snapshot.context.slug)}
            navigator={navigatorOf((pathname) => ask(visit, pathname))}
            language={language}
            embedding={{ overlay: <Overlay /> }}
            onError={fail}
          />
        </InitialStateContext>,
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

/** Draws a page permanently, in its own document. @returns keys of the messages that it shows. */
export async function draw(root: HTMLElement, situation: Situation, locale: Locale): Promise<readonly string[]> {
  const drawOn = await prepare(situation, locale);
  const { said } = drawOn(root);
  await situation.after?.();
  return said();
}
