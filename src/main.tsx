/** Starts a visit: reads the address, supplies the services, hydrates what the server sent. */
import './ui/ui.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { likelyCountry } from '../machines/checks/countries.ts';
import { referrerHost } from '../machines/checks/referrer.ts';
import type { PageId } from '../machines/journey.types.ts';
import { App } from './App.tsx';
import { startVisit, type Visit } from './engine/engine.ts';
import { createLanguageStore, rememberLanguage } from './engine/language.tsx';
import { bareSnapshot, pageOf, pages, readAddress } from './engine/pages.ts';
import { loadScreen } from './screens/screens.ts';
import { tellOtherTabs } from './services/activation/other-tabs.ts';
import { readArrival } from './services/arrival/arrival.ts';
import { bearerToken } from './services/bearer/bearer.ts';
import { loadConfiguration } from './services/configuration/configuration.ts';
import { depart } from './services/departure/departure.ts';
import { prepareNetwork, services } from './services/services.ts';
import { discardDraft } from './services/storage/draft.ts';
import { createMemory, readMemory } from './services/storage/visit-memory.ts';
import { BASE } from './site.ts';

const pageShown = (root: HTMLElement): PageId | undefined => pages.find(({ id }) => id === root.dataset['page'])?.id;
const report = (error: unknown) => {
  if (import.meta.env.DEV) reportError(error);
};

function listen(visit: Visit, base: () => string) {
  visit.on('navigation.requested', (request) => depart(request, base()));
  visit.on('draft.discarded', ({ form }) => discardDraft(form));
  visit.on('account.activated', ({ registration }) => tellOtherTabs(registration));
  const remember = createMemory();
  visit.subscribe(({ context }) => remember(context));
}

const inspector = async () => (await import('./engine/inspector.ts')).openInspector();

/** Not a top-level await: a screen's chunk may import from this one, and the two would wait for each other, silently. */
async function start(root: HTMLElement) {
  const { locale, base, page, slug } = readAddress(location.pathname);
  if (base !== BASE) rememberLanguage(locale);
  const shown = pageShown(root);
  const bare = bareSnapshot(shown ?? page, slug);
  const language = createLanguageStore({ locale, base });
  const { input, search } = readArrival(
    location.search,
    readMemory(),
    referrerHost(document.referrer, location.hostname),
  );
  const country = likelyCountry({
    host: location.hostname,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const inspect =
    import.meta.env.DEV && new URLSearchParams(location.search).has('inspect') ? await inspector() : undefined;
  const { visit, navigator } = startVisit(
    {
      inspect,
      services,
      input: { ...input, country, signedIn: bearerToken() !== null },
      base: () => language.get().base,
      search,
    },
    (started) => listen(started, () => language.get().base),
  );
  const screens = [bare, visit.getSnapshot()].flatMap((snapshot) => pageOf(snapshot)?.screen ?? []);
  await Promise.all(screens.map((screen) => loadScreen(screen, language)));

  const app = <App visit={visit} bare={bare} navigator={navigator} language={language} onError={report} />;
  if (shown) hydrateRoot(root, app, { onRecoverableError: report });
  else createRoot(root).render(app);
  void loadConfiguration();
  prepareNetwork();
}

const root = document.getElementById('root');
if (root) void start(root);
