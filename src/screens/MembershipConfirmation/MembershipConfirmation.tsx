/** The address was submitted. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipConfirmationPage } from '../../../machines/membership/membership-confirmation.page.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { accent, offers } = membershipConfirmationPage;

export default function MembershipConfirmation() {
  return (
    <PageFrame kind="floor" arch={{ accent, state: 'ajar', from: 'closed' }}>
      <ScreenHeading
        group="membershipConfirmation"
        first={<Message id="membershipConfirmation.heading" />}
        second={<Message id="membershipConfirmation.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="membershipConfirmation.lead" />
      </Lead>
      <Actions>
        <OfferLink of={offers.toStart} as="quiet" />
      </Actions>
    </PageFrame>
  );
}
