/** Renders a visit: hydrates the delivered page, and starts what waits until the page is live. */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PREVIEW } from '../machines/domain/preview.ts';
import { App } from './App.tsx';
import type { LanguageStore } from './engine/language/language-store.ts';
import { pageOf, type VisitSnapshot } from './engine/visit/pages.ts';
import { prefetch } from './engine/hydration/prefetch.ts';
import { reportFocus } from './engine/focus/report-focus.ts';
import { saveDelivered } from './engine/hydration/usePreHydration.ts';
import { layoutBelow } from './layouts/layout-below.ts';
import type { openVisit } from './open-visit.ts';
import { loadScreen } from './screens/screens.ts';
import { bearerToken } from './services/bearer/bearer.ts';
import { report } from './services/error-reports/error-reports.ts';
import { savesData } from './services/live/network-quality.ts';
import { whenIdle } from './services/live/live.ts';
import { prepareNetwork } from './services/services.ts';
import { mayBeEmbedded } from './services/wrapper/may-be-embedded.ts';
import { fetchFaces, showFacesInPlace } from './ui/faces.ts';

type Opened = ReturnType<typeof openVisit>;

interface Drawn {
  opened: Opened;
  /** The pre-rendered page. */
  bare: VisitSnapshot;
  language: LanguageStore;
  /** True if the page's markup was delivered. */
  isDelivered: boolean;
  isLive: () => void;
  /** Development build only: wraps the page. */
  wrap: ((page: ReactNode) => ReactNode) | undefined;
}

/**
 * If loading fails, the visit continues without consent, experiments and analytics. Loading is retried when the network
 * returns.
 */
const startIntegrations = (opened: Opened): Promise<void> =>
  import('./integrations/integrations.ts').then(
    (integrations) => integrations.startIntegrations(opened),
    () => {
      const { visit, emittedEvents } = opened;
      // Answers requests for the settings, earlier and later ones; other events stay buffered.
      emittedEvents(({ type }) => type !== 'settings.requested' || visit.send({ type: 'settings.missing' }));
      const again = () => {
        emittedEvents(() => true);
        whenIdle(() => startIntegrations(opened));
      };
      addEventListener('online', again, { once: true });
    },
  );
/** For pages in another app (D34) and previews (D32); failures to load or run are ignored. */
const embedded = async ({ visit, address: { search } }: Opened) => {
  if (!mayBeEmbedded(search) && !search.includes(`${PREVIEW}=`)) return null;
  const { embed } = await import('./Embedded.tsx');
  return embed(visit, search);
};

const loadFaces = () => fetchFaces().then(showFacesInPlace, () => undefined);

/** Resolves when hydration has begun. Rejects if a chunk fails to load. */
export async function draw(root: HTMLElement, { opened, bare, language, ...drawn }: Drawn): Promise<void> {
  const { visit, navigator } = opened;
  const screens = [bare, visit.getSnapshot()].flatMap((snapshot) => pageOf(snapshot)?.screen ?? []);
  const [embedding] = await Promise.all([
    embedded(opened).catch(() => null),
    ...screens.map((screen) => loadScreen(screen, language)),
  ]);

  const live = () => {
    drawn.isLive();
    // Optional tasks.
    if (!savesData()) whenIdle(() => void loadFaces());
    layoutBelow(whenIdle);
    whenIdle(() => startIntegrations(opened));
    prefetch(prepareNetwork);
    // A logout while offline must be able to show its result.
    if (bearerToken() !== null) prefetch(() => loadScreen('LoggedOut', language));
    // After the prefetches that the next press may need: fonts for letters of names that are known by then.
    whenIdle(() => prefetch(loadFaces));
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
  saveDelivered(root);
  if (import.meta.env.DEV) createRoot(root).render(drawn.wrap?.(app));
  else if (drawn.isDelivered)
    // In a transition, which React splits into short tasks.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => report({ what: 'render', message: '', error }) });
    });
  else createRoot(root).render(app);
}
