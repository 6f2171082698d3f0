/** The address is pending activation: send the mail again, use another address, or return to the form. */
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { emailPendingPage } from '../../../machines/known-account/email-pending.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { OnceLive } from '../parts/OnceLive.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = emailPendingPage;

export default function EmailPending() {
  const email = useVisit(({ context }) => context.account?.email ?? null);
  return (
    <ScreenFrame arch={{ prop: 'envelope' }}>
      <ScreenHeading group="emailPending" />
      <Lead>
        <Addressed email={email} named="emailPending.lead" nameless="emailPending.leadNameless" />
      </Lead>
      <OnceLive>
        <SendAgain>
          <OfferTextButton of={offers.changeAddress} />
          <OfferTextButton of={offers.back} />
        </SendAgain>
      </OnceLive>
    </ScreenFrame>
  );
}
