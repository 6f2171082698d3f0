/** On a phone: a link to the form at the bottom of the window, while no other such link is visible. */
import { useEffect, useState } from 'react';
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import { OfferLink } from '../parts/OfferLink.tsx';

/** The links in the hero and further down. */
const OTHERS = '.landing__next, .landing__register';

export function RegisterBar() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setNeeded(inSight.size === 0);
    });
    for (const other of document.querySelectorAll(OTHERS)) observer.observe(other);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="landing__bar" inert={!isNeeded}>
      <div>
        <OfferLink of={welcomeOffers.toForm} />
      </div>
    </div>
  );
}
