/** The address was submitted. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipConfirmationPage } from '../../../machines/membership/membership-confirmation.page.ts';
import { Message } from '../../engine/language/message.tsx';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipConfirmationPage;

export default function MembershipConfirmation() {
  const arch = useArch();
  return (
    <PageFrame kind="floor" arch={arch}>
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
