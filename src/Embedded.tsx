/** A visit in another app's window: in our app's wrapper, or in an in-app browser (D34); or one that previews a variation (D32). Loaded only there. */
import type { ReactNode } from 'react';
import type { Visit } from './engine/engine.ts';
import { useWords } from './engine/language.tsx';
import { previewOf } from '../machines/domain/preview.ts';
import { PreviewMark } from './screens/OpenInBrowser/PreviewMark.tsx';
import { OpenInBrowser } from './screens/OpenInBrowser/OpenInBrowser.tsx';
import { navigateThrough } from './services/navigation/navigate-away.ts';
import { keepOverlayClosed, readAppWrapper } from './services/wrapper/app-wrapper.ts';
import { giveLinksToApp, openOutside } from './services/wrapper/outside.ts';
import { BASE } from './site.ts';

/** What lies over the page in Instagram's browser, once its words are there. If they do not come, nobody misses it. */
const Overlay = () => (useWords('OpenInBrowser') ? <OpenInBrowser /> : null);

/** What such a window changes of every page. */
export interface Embedding {
  /** Over the page. */
  overlay: ReactNode;
}

/**
 * Tells the visit whose window it is in, and gives the wrapper what is its own.
 * @param search the query as it came, before it was cleaned.
 */
export function embed(visit: Visit, search: string): Embedding {
  const wrapper = readAppWrapper(search);
  visit.send({ type: 'wrapper.found', ...wrapper });
  if (wrapper.isWebView) {
    giveLinksToApp();
    navigateThrough((address) => openOutside(address, BASE));
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
