/** For those whom no member invites: one address, for the waiting list (D27). An application is a link away. */
import { waitingListOffers } from '../../../machines/landing/landing.offers.ts';
import { ASK } from '../../../machines/landing/places.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { linkTo, Message, useMessageText } from '../../engine/message.tsx';
import envelope from '../../ui/art/envelope.svg';
import { Note } from '../../ui/note/Note.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { Section } from './Section.tsx';

export function Ask() {
  const text = useMessageText();
  const asked = useVisit((snapshot) => snapshot.hasTag('placeAsked'));
  const { href, onClick } = usePageLink('membershipInterest');
  return (
    <Section
      deep
      uninvited
      ledTo={ASK}
      first="landing.waitingHeading"
      second="landing.waitingSecond"
      lead="landing.waitingLead"
      specimen={{ src: envelope, width: 480, height: 360 }}
    >
      <div className="landing__way flow">
        <EmailForm
          of="place"
          label={text('landing.waitingForm')}
          submit={waitingListOffers.joinWaitingList}
          again={waitingListOffers.joinAgain}
          waiting="landing.waitingAsking"
          hint="landing.waitingHint"
        />
        {/* Alike for every address: who is known to the house is nobody else’s business. */}
        <Status>{asked ? <Message id="landing.placeAsked" /> : null}</Status>
        <Note>
          <Message id="landing.interest" values={{ apply: linkTo(href, { onClick }) }} />
        </Note>
      </div>
    </Section>
  );
}
