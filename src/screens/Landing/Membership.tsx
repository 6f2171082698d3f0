/** For those whom no member invites: they may ask to be considered. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import envelope from '../../ui/art/envelope.svg';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Section } from './Section.tsx';

export function Membership() {
  return (
    <Section
      closely
      uninvited
      id="membership"
      first="landing.membershipHeading"
      second="landing.membershipSecond"
      specimen={
        <img
          className="landing__specimen landing__specimen--letter"
          src={envelope}
          width={480}
          height={360}
          alt=""
          loading="lazy"
        />
      }
    >
      <div className="stack">
        <Lead>
          <Message id="landing.membershipLead" />
        </Lead>
        <Actions>
          <OfferLink of={membershipOffers.applyNow} as="quiet" />
        </Actions>
      </div>
    </Section>
  );
}
