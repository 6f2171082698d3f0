/** The address was submitted. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipConfirmationPage } from '../../../machines/membership/membership-confirmation.page.ts';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipConfirmationPage;

export default function MembershipConfirmation() {
  return (
    <ScreenFrame>
      <ScreenHeading group="membershipConfirmation" lead="membershipConfirmation.lead" />
      <Actions>
        <OfferLink of={offers.toStart} as="quiet" />
      </Actions>
    </ScreenFrame>
  );
}
