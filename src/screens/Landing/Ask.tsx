/**
 * For visitors without an invitation: a form with one address for the waiting list (D27), on a label. The membership
 * application is linked.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitingListOffers } from '../../../machines/landing/landing.offers.ts';
import { ASK } from '../../../machines/landing-pages/places.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { usePageLink } from '../../engine/visit/links.ts';
import { linkTo, Message, useMessageText } from '../../engine/language/message.tsx';
import { curtainPicture } from '../../ui/arch/curtains.ts';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { useLandingPage } from './useLandingPage.ts';
import './ask.css';
import './one-line-form.css';

/** The part of the curtain between the floor and the arch's head. */
const CLOTH = '#svgView(viewBox(80,500,480,230);preserveAspectRatio(xMidYMid slice))';

const never = () => () => {};

/**
 * Scrolls to this section if the URL targets it and it was rendered after the page: a remembered invitation has proved
 * invalid.
 */
function useArrival() {
  const [isLate] = useState(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
  useEffect(() => {
    if (isLate && location.hash === `#${ASK}`) document.getElementById(ASK)?.scrollIntoView();
  }, [isLate]);
}

export function Ask() {
  useArrival();
  const text = useMessageText();
  const { accent } = useLandingPage();
  const asked = useVisit((snapshot) => snapshot.hasTag('placeAsked'));
  const { href, onClick } = usePageLink('membershipInterest');
  return (
    <section className="section section--row ask landing__uninvited wrap">
      <span className="late-doorway ask__cloth">
        <img src={`${curtainPicture(accent, 'closed')}${CLOTH}`} width={480} height={230} alt="" loading="lazy" />
      </span>
      <div className="ask__label paper one-line-form flow">
        <SectionHeading ledTo={ASK} first="landing.waitingHeading" second="landing.waitingSecond" />
        <Message as={Lead} id="landing.waitingLead" />
        <EmailForm
          of="place"
          label={text('landing.waitingForm')}
          submit={waitingListOffers.joinWaitingList}
          again={waitingListOffers.joinAgain}
          waiting="landing.waitingAsking"
          hint="landing.waitingHint"
        />
        {/* The same for every address, so that it does not reveal known ones. */}
        <Status>{asked ? <Message id="landing.placeAsked" /> : null}</Status>
        <Message as={Note} id="landing.interest" values={{ apply: linkTo(href, { onClick }) }} />
      </div>
    </section>
  );
}
