/** Draws a page as it is in one situation, with header and footer, and nothing behind it: no network, no clock of the chart. */
import { createRoot } from 'react-dom/client';
import { createActor, SimulatedClock } from 'xstate';
import type { Locale } from '../../machines/domain/languages.ts';
import { visitMachineWith } from '../../machines/visit.services.ts';
import { App } from '../../src/App.tsx';
import { navigatorOf } from '../../src/engine/engine.ts';
import { createLanguageStore, useLanguageStore } from '../../src/engine/language.tsx';
import { useVisit } from '../../src/engine/hooks.tsx';
import { StandsWithin } from '../../src/engine/within.tsx';
import { bareSnapshot, nothingKnown, pageOf } from '../../src/engine/pages.ts';
import { OpenInBrowser } from '../../src/screens/OpenInBrowser/OpenInBrowser.tsx';
import { loadScreen } from '../../src/screens/screens.ts';
import { BASE } from '../../src/site.ts';
import { silence } from '../../test/harness/services.ts';
import { snapshotOf, type Situation } from './situation.ts';
import { SlimFoot } from '../../src/ui/footer/SlimFoot.tsx';

/** What lies over the page in another app's browser, as `Embedded.tsx` has it. */
function Overlay() {
  const worded = useLanguageStore().has('OpenInBrowser');
  const wanted = useVisit(({ context }) => context.inAppBrowser !== null);
  return worded && wanted ? <OpenInBrowser /> : null;
}

const fail = (error: unknown) => {
  throw error;
};

export async function draw(root: HTMLElement, situation: Situation, locale: Locale) {
  document.documentElement.lang = locale;
  // Whatever is asked for is on its way, for ever.
  Reflect.set(window, 'fetch', () => new Promise(() => undefined));
  await situation.before?.();
  const snapshot = snapshotOf(situation);
  const page = pageOf(snapshot);
  if (!page) throw new Error('this situation is on no page');
  const language = createLanguageStore({ locale, base: `${BASE}/${locale}` });
  await Promise.all([
    loadScreen(page.screen, language),
    // The screens of the shell are drawn where a page was before, which has brought the common words.
    language.load(page.screen),
    snapshot.context.inAppBrowser === null ? null : language.load('OpenInBrowser'),
  ]);
  // As time stands still for the chart, what is under way stays so.
  const visit = createActor(visitMachineWith(silence), { snapshot, input: nothingKnown, clock: new SimulatedClock() });
  visit.start();
  createRoot(root).render(
    <StandsWithin value={situation.within ?? null}>
      <App
        visit={visit}
        bare={bareSnapshot(page.id, snapshot.context.slug)}
        navigator={navigatorOf(() => undefined)}
        language={language}
        embedding={{ overlay: <Overlay />, SlimFoot }}
        onError={fail}
      />
    </StandsWithin>,
  );
  await situation.after?.();
}
