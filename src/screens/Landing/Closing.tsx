/** Ways to the form for an invited visitor: at the end of the page, and on a phone at the bottom of the window. */
import { useEffect, useState } from 'react';
import { welcomeOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { LateDoorway } from '../../ui/arch/LateDoorway.tsx';
import { curtainPicture } from '../../ui/arch/curtains.ts';
import { OfferLink } from '../parts/OfferLink.tsx';
import { WelcomeVoucher } from '../parts/voucher/WelcomeVoucher.tsx';
import './closing.css';
import { useLandingPage } from './useLandingPage.ts';

export function Closing() {
  const inviter = useVisit(({ context }) => context.codeCheck?.inviter ?? null);
  const { accent } = useLandingPage();
  return (
    <section className="section section--ink section--row wrap">
      <div className="closing">
        <h2>
          <Message id="landing.closingHeading" />{' '}
          <em role="none">
            <Message
              id={inviter === null ? 'landing.closingSecondNameless' : 'landing.closingSecond'}
              values={{ inviter: inviter ?? '' }}
            />
          </em>
        </h2>
        <div className="closing__door">
          <LateDoorway src={curtainPicture(accent, 'hands')} />
        </div>
        <div className="closing__words">
          <WelcomeVoucher />
          <div className="landing__register">
            <Actions>
              <OfferLink of={welcomeOffers.toForm} />
            </Actions>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The links in the hero and further down. */
const OTHERS = '.landing__next, .landing__register';

/** On a phone: a link to the form at the bottom of the window, while no other such link is visible. */
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
