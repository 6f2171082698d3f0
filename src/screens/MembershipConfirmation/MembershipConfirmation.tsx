/** The address was submitted. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipConfirmationPage } from '../../../machines/membership/membership-confirmation.page.ts';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipConfirmationPage;

export default function MembershipConfirmation() {
  const arch = useArch();
  return (
    <PageFrame kind="floor" arch={arch}>
      <ScreenHeading group="membershipConfirmation" lead="membershipConfirmation.lead" />
      <Actions>
        <OfferLink of={offers.toStart} as="quiet" />
      </Actions>
    </PageFrame>
  );
}
