/** Starts a visit: reads the address, supplies the services, hydrates what the server sent. */
import './bring-built-ins.ts';
import './ui/ui.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PREVIEW } from '../machines/domain/preview.ts';
import type { PageId } from '../machines/visit.types.ts';
import { App } from './App.tsx';
import { mindChangesByOthers } from './engine/changed-by-others.ts';
import { keepFocus } from './engine/keep-focus.ts';
import { createLanguageStore, rememberLanguage } from './engine/language.tsx';
import { bareSnapshot, pageOf, pages, readAddress } from './engine/pages.ts';
import { prefetch } from './engine/prefetch.ts';
import { reportFocus } from './engine/report-focus.ts';
import { keepDelivered } from './engine/usePreHydration.ts';
import { openVisit } from './open-visit.ts';
import { layOutBelow } from './layouts/lay-out-below.ts';
import { loadScreen } from './screens/screens.ts';
import { bearerToken } from './services/bearer/bearer.ts';
import { loadConfiguration } from './engine/load-configuration.ts';
import { hearErrors, report } from './services/error-reports/error-reports.ts';
import { savesData } from './services/live/line.ts';
import { startHydration, whenIdle, whenLive } from './services/live/live.ts';
import { prepareNetwork } from './services/services.ts';
import { mayBeEmbedded } from './services/wrapper/may-be-embedded.ts';
import { BASE } from './site.ts';
import { fetchFaces, showFacesInPlace } from './ui/faces.ts';

const pageShown = (root: HTMLElement): PageId | undefined => pages.find(({ id }) => id === root.dataset['page'])?.id;

type Opened = ReturnType<typeof openVisit>;

/** Without it the visit goes on: nobody is asked, nothing is tried out, nothing is told. What does not come is tried again once the network is back. */
const startIntegrations = (opened: Opened): Promise<void> =>
  import('./integrations/integrations.ts').then(
    (integrations) => integrations.startIntegrations(opened),
    () => {
      const { visit, emittedEvents } = opened;
      // Pressed before or since; all else that is said waits on.
      emittedEvents(({ type }) => type !== 'settings.requested' || visit.send({ type: 'settings.missing' }));
      const again = () => {
        emittedEvents(() => true);
        whenIdle(() => startIntegrations(opened));
      };
      addEventListener('online', again, { once: true });
    },
  );
/** Where another app may show the page (D34), or it is a preview (D32); what does not come, or breaks on that app's doing, is not missed. */
const embedded = async ({ visit, address: { search } }: Opened) => {
  if (!mayBeEmbedded(search) && !search.includes(`${PREVIEW}=`)) return null;
  const { embed } = await import('./Embedded.tsx');
  return embed(visit, search);
};

const haveFaces = () => fetchFaces().then(showFacesInPlace, () => undefined);

const develop = async () => (await import('./developing/develop.ts')).develop(location.search);

/** Not a top-level await: a screen's chunk may import from this one, and the two would wait for each other, silently. */
async function start(root: HTMLElement) {
  hearErrors();
  const isLive = startHydration();
  // Asked for before any call of the visit, which waits for the same moment.
  void whenLive().then(loadConfiguration);
  keepFocus();
  mindChangesByOthers(root);
  const { locale, base, page, slug } = readAddress(location.pathname);
  if (base !== BASE) rememberLanguage(locale);
  const shown = pageShown(root);
  const bare = bareSnapshot(shown ?? page, slug);
  const language = createLanguageStore({ locale, base });
  const development = import.meta.env.DEV ? await develop() : null;
  const opened = openVisit(() => language.get().base, development?.options ?? {});
  const { visit, navigator } = opened;
  const screens = [bare, visit.getSnapshot()].flatMap((snapshot) => pageOf(snapshot)?.screen ?? []);
  const [embedding] = await Promise.all([
    embedded(opened).catch(() => null),
    ...screens.map((screen) => loadScreen(screen, language)),
  ]);

  const live = () => {
    isLive();
    // Nothing waits for them.
    if (!savesData()) whenIdle(() => void haveFaces());
    whenIdle(layOutBelow);
    whenIdle(() => startIntegrations(opened));
    prefetch(prepareNetwork);
    // Whoever logs out while the network is gone is told so all the same.
    if (bearerToken() !== null) prefetch(() => loadScreen('LoggedOut', language));
    // Behind all that is asked for before, which the next press may need: letters of names that are known since.
    whenIdle(() => prefetch(haveFaces));
  };
  const app = (
    <App
      visit={visit}
      bare={bare}
      navigator={navigator}
      language={language}
      embedding={embedding}
      onError={(error) => report({ what: 'mount', message: '', error })}
      onLive={live}
    />
  );
  reportFocus(visit);
  keepDelivered();
  if (import.meta.env.DEV) createRoot(root).render(development?.wrap(app));
  // In a transition, which React does in slices: a press in between is answered.
  else if (shown)
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => report({ what: 'render', message: '', error }) });
    });
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
// A part that does not come leaves the page as it was delivered, which says so.
if (root)
  start(root).catch((error: unknown) => {
    report({ what: 'uncaught', message: '', error });
    window.preHydration?.fail();
  });
