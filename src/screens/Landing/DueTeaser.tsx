/** Who comes from a product page is told why they see no more of it (D4): by a popup, fetched only where it is due. */
import { closeTeaser as closing } from '../../../machines/landing/landing.offers.ts';
import { useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useSend, useVisit } from '../../engine/hooks.tsx';
import { useLanguageStore } from '../../engine/language.tsx';
import { loadScreen } from '../screens.ts';

export function DueTeaser() {
  const due = useVisit((snapshot) => snapshot.hasTag('teased'));
  // One at a time: what lies over Instagram's browser is first.
  const overlaid = useVisit(({ context }) => context.wrapper.inAppBrowser !== null);
  return due && !overlaid ? <Popup /> : null;
}

/** Who types, or has sent something before the script was there, is on their way in, and is not interrupted. */
const isOnTheirWay = () =>
  Boolean(window.preHydration?.submit) || Boolean(document.activeElement?.matches('input, select'));

function Popup() {
  const send = useSend();
  const closeTeaser = useCallback(() => send(closing.event), [send]);
  const language = useLanguageStore();
  const [Content, setContent] = useState<ComponentType | null>(null);

  useEffect(() => {
    let wanted = true;
    import('./Teaser.tsx')
      .then(({ Teaser }) => wanted && setContent(() => Teaser))
      // Nobody misses it.
      .catch(() => wanted && closeTeaser());
    // Else the page would be seen without it on the way there.
    loadScreen('MembershipConfirmation', language).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [language, closeTeaser]);
  // Before the forms of the page send what was held: that is for the page.
  useLayoutEffect(() => {
    if (Content) return undefined;
    const moved = () => isOnTheirWay() && closeTeaser();
    moved();
    addEventListener('focusin', moved);
    return () => removeEventListener('focusin', moved);
  }, [Content, closeTeaser]);

  return Content ? <Content /> : null;
}
