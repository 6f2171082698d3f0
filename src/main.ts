/** Starts a visit: reads the URL and supplies the services. Rendering code is loaded in parallel (`draw.tsx`). */
import './load-built-ins.ts';
import './ui/ui.css';
import { trackForeignChanges } from './engine/hydration/foreign-changes.ts';
import { keepFocus } from './engine/focus/keep-focus.ts';
import { createLanguageStore, rememberLanguage } from './engine/language/language-store.ts';
import { loadConfiguration } from './engine/visit/load-configuration.ts';
import { bareSnapshot, pages, readAddress } from './engine/visit/pages.ts';
import { openVisit } from './open-visit.ts';
import { listenForErrors, report } from './services/error-reports/error-reports.ts';
import { startHydration, turn, whenLive } from './services/live/live.ts';
import { BASE } from '../machines/domain/site.ts';

const develop = async () => (await import('./developing/develop.ts')).develop(location.search);

/**
 * Not a top-level await: a screen's chunk may import from this module, and the two would silently wait for each other.
 */
async function start(root: HTMLElement) {
  listenForErrors();
  const isLive = startHydration();
  // Requested before any call of the visit, which waits for the same moment.
  void whenLive().then(loadConfiguration);
  keepFocus();
  trackForeignChanges(root);
  const { locale, base, page, slug } = readAddress(location.pathname);
  if (base !== BASE) rememberLanguage(locale);
  const shown = pages.find(({ id }) => id === root.dataset['page'])?.id;
  const bare = bareSnapshot(shown ?? page, slug);
  const language = createLanguageStore({ locale, base });
  const development = import.meta.env.DEV ? await develop() : null;
  // In a separate task, so that a press in between is handled.
  await turn('user-visible');
  const opened = openVisit(() => language.get().base, development?.options ?? {});
  const { draw } = await drawing;
  await draw(root, { opened, bare, language, isDelivered: shown !== undefined, isLive, wrap: development?.wrap });
}

// Started immediately, to load while the visit is opened.
const drawing = import('./draw.tsx');
const root = document.getElementById('root');
// If a chunk fails to load, the page stays as delivered and shows a notice.
if (root)
  start(root).catch((error: unknown) => {
    report({ what: 'uncaught', message: '', error });
    window.preHydration?.fail();
  });
