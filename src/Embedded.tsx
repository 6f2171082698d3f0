/** A visit in another app's window: in our app's wrapper, or in an in-app browser (D34). Loaded only where it may be one. */
import { useEffect, useState } from 'react';
import type { Visit } from './engine/engine.ts';
import { useVisit } from './engine/hooks.tsx';
import { useLanguageStore } from './engine/language.tsx';
import { OpenInBrowser } from './screens/OpenInBrowser/OpenInBrowser.tsx';
import { navigateThrough } from './services/navigation/navigate-away.ts';
import { keepOverlayClosed, readAppWrapper } from './services/wrapper/app-wrapper.ts';
import { giveLinksToApp, openOutside } from './services/wrapper/outside.ts';
import { BASE } from './site.ts';

/** What lies over the page in Instagram's browser, once its words are there. If they do not come, nobody misses it. */
function Overlay() {
  const language = useLanguageStore();
  const wanted = useVisit(({ context }) => context.inAppBrowser !== null);
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    language
      .load('OpenInBrowser')
      .then(() => setWorded(true))
      .catch(() => undefined);
  }, [language]);
  return wanted && worded ? <OpenInBrowser /> : null;
}

/**
 * Tells the visit whose window it is in, and gives the wrapper what is its own.
 * @param search the query as it came, before it was cleaned.
 * @returns what lies over the page.
 */
export function embed(visit: Visit, search: string) {
  const wrapper = readAppWrapper(search);
  visit.send({ type: 'wrapper.found', ...wrapper });
  if (wrapper.isWebView) {
    giveLinksToApp();
    navigateThrough((address) => openOutside(address, BASE));
  }
  if (!wrapper.inAppBrowser) return null;
  const overlay = visit.subscribe(({ context }) => {
    if (context.inAppBrowser) return;
    keepOverlayClosed();
    overlay.unsubscribe();
  });
  return <Overlay />;
}
