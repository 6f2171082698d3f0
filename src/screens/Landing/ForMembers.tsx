/** For those who are members already. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { memberOffers } from '../../../machines/landing/landing.offers.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Section } from './Section.tsx';

export function ForMembers() {
  return (
    <Section closely first="landing.membersHeading" second="landing.membersSecond">
      <div className="stack">
        <Lead>
          <Message id="landing.membersLead" />
        </Lead>
        <Actions>
          <OfferLink of={memberOffers.login} as="quiet" />
          <OfferLink of={memberOffers.resetPassword} as="text" />
        </Actions>
      </div>
    </Section>
  );
}
