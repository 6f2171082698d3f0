/** Draws a visit: hydrates what the server sent, and starts what waits until the page is live. */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PREVIEW } from '../machines/domain/preview.ts';
import { App } from './App.tsx';
import type { LanguageStore } from './engine/language-store.ts';
import { pageOf, type VisitSnapshot } from './engine/pages.ts';
import { prefetch } from './engine/prefetch.ts';
import { reportFocus } from './engine/report-focus.ts';
import { keepDelivered } from './engine/usePreHydration.ts';
import { layOutBelow } from './layouts/lay-out-below.ts';
import type { openVisit } from './open-visit.ts';
import { loadScreen } from './screens/screens.ts';
import { bearerToken } from './services/bearer/bearer.ts';
import { report } from './services/error-reports/error-reports.ts';
import { savesData } from './services/live/line.ts';
import { whenIdle } from './services/live/live.ts';
import { prepareNetwork } from './services/services.ts';
import { mayBeEmbedded } from './services/wrapper/may-be-embedded.ts';
import { fetchFaces, showFacesInPlace } from './ui/faces.ts';

type Opened = ReturnType<typeof openVisit>;

interface Drawn {
  opened: Opened;
  /** The page as the server knew it. */
  bare: VisitSnapshot;
  language: LanguageStore;
  /** The page was delivered: its markup is there. */
  isDelivered: boolean;
  /** To be called when the page is live. */
  isLive: () => void;
  /** Of the development build: around the page. */
  wrap: ((page: ReactNode) => ReactNode) | undefined;
}

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

/** Resolves when hydration has begun. Rejects where a part of the page does not come. */
export async function draw(root: HTMLElement, { opened, bare, language, ...drawn }: Drawn): Promise<void> {
  const { visit, navigator } = opened;
  const screens = [bare, visit.getSnapshot()].flatMap((snapshot) => pageOf(snapshot)?.screen ?? []);
  const [embedding] = await Promise.all([
    embedded(opened).catch(() => null),
    ...screens.map((screen) => loadScreen(screen, language)),
  ]);

  const live = () => {
    drawn.isLive();
    // Nothing waits for them.
    if (!savesData()) whenIdle(() => void haveFaces());
    layOutBelow(whenIdle);
    whenIdle(() => startIntegrations(opened));
    prefetch(prepareNetwork);
    // Who logs out while the network is gone sees that it worked.
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
  keepDelivered(root);
  if (import.meta.env.DEV) createRoot(root).render(drawn.wrap?.(app));
  else if (drawn.isDelivered)
    // In a transition, which React does in slices: no task of it is long.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => report({ what: 'render', message: '', error }) });
    });
  else createRoot(root).render(app);
}
