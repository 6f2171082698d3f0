/** Starts a visit: reads the address, supplies the services, hydrates what the server sent. */
import './ui/ui.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PageId } from '../machines/journey.types.ts';
import { App } from './App.tsx';
import { createLanguageStore, rememberLanguage } from './engine/language.tsx';
import { bareSnapshot, pageOf, pages, readAddress } from './engine/pages.ts';
import { openVisit } from './open-visit.ts';
import { loadScreen } from './screens/screens.ts';
import { bearerToken } from './services/bearer/bearer.ts';
import { loadConfiguration } from './services/configuration/configuration.ts';
import { prepareNetwork } from './services/services.ts';
import { BASE } from './site.ts';

const pageShown = (root: HTMLElement): PageId | undefined => pages.find(({ id }) => id === root.dataset['page'])?.id;
const report = (error: unknown) => {
  if (import.meta.env.DEV) reportError(error);
};

const inspector = async () => (await import('./engine/inspector.ts')).openInspector();

/** Not a top-level await: a screen's chunk may import from this one, and the two would wait for each other, silently. */
async function start(root: HTMLElement) {
  const { locale, base, page, slug } = readAddress(location.pathname);
  if (base !== BASE) rememberLanguage(locale);
  const shown = pageShown(root);
  const bare = bareSnapshot(shown ?? page, slug);
  const language = createLanguageStore({ locale, base });
  const inspect =
    import.meta.env.DEV && new URLSearchParams(location.search).has('inspect') ? await inspector() : undefined;
  const { visit, navigator } = openVisit(() => language.get().base, inspect && { inspect });
  const screens = [bare, visit.getSnapshot()].flatMap((snapshot) => pageOf(snapshot)?.screen ?? []);
  await Promise.all(screens.map((screen) => loadScreen(screen, language)));

  const app = <App visit={visit} bare={bare} navigator={navigator} language={language} onError={report} />;
  if (shown) hydrateRoot(root, app, { onRecoverableError: report });
  else createRoot(root).render(app);
  void loadConfiguration();
  prepareNetwork();
  // Whoever logs out while the network is gone is told so all the same.
  if (bearerToken() !== null) loadScreen('LoggedOut', language).catch(() => undefined);
}

const root = document.getElementById('root');
// A part that does not come leaves the page as it was delivered, which says so.
if (root)
  start(root).catch((error: unknown) => {
    report(error);
    window.held?.fail();
  });
