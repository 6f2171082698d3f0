/**
 * A visit in another app's window: our app's wrapper, or an in-app browser (D34); or a preview of a variation (D32).
 * Loaded only in these cases.
 */
import type { ReactNode } from 'react';
import type { Visit } from './engine/visit/engine.ts';
import { useWords } from './engine/language/language.tsx';
import { previewOf } from '../machines/domain/preview.ts';
import { PreviewMark } from './screens/OpenInBrowser/PreviewMark.tsx';
import { OpenInBrowser } from './screens/OpenInBrowser/OpenInBrowser.tsx';
import { navigateThrough } from './services/navigation/navigate-away.ts';
import { keepOverlayClosed, readAppWrapper } from './services/wrapper/app-wrapper.ts';
import { openLinksInApp, openInApp } from './services/wrapper/external-links.ts';
import { BASE } from '../machines/domain/site.ts';

/** The overlay of Instagram's browser, once its messages are loaded. A load failure is ignored. */
const Overlay = () => (useWords('OpenInBrowser') ? <OpenInBrowser /> : null);

/** Changes that such a window makes to every page. */
export interface Embedding {
  overlay: ReactNode;
}

/**
 * Reports the window to the visit, and sets up the wrapper.
 * @param search the original query, before it was cleaned.
 */
export function embed(visit: Visit, search: string): Embedding {
  const wrapper = readAppWrapper(search);
  visit.send({ type: 'wrapper.found', ...wrapper });
  if (wrapper.isWebView) {
    openLinksInApp();
    navigateThrough((address) => openInApp(address, BASE));
  }
  const preview = previewOf(new URLSearchParams(search));
  if (preview) return { overlay: <PreviewMark {...preview} /> };
  if (!wrapper.inAppBrowser) return { overlay: null };
  const overlay = visit.subscribe(({ context }) => {
    if (context.wrapper.inAppBrowser) return;
    keepOverlayClosed();
    overlay.unsubscribe();
  });
  return { overlay: <Overlay /> };
}
