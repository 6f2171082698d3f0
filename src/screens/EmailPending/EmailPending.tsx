/** The address waits for its activation: the mail again, a different address, or the form as it was. */
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { emailPendingPage } from '../../../machines/registration/email-pending.page.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Addressed } from '../parts/Addressed.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { accent, offers } = emailPendingPage;

export default function EmailPending() {
  const email = useVisit(({ context }) => context.account?.email ?? null);
  return (
    <PageFrame kind="floor" arch={{ accent, state: 'ajar', prop: 'envelope' }}>
      <ScreenHeading
        group="emailPending"
        first={<Message id="emailPending.heading" />}
        second={<Message id="emailPending.second" />}
        announcement={null}
      />
      <Lead>
        <Addressed email={email} named="emailPending.lead" nameless="emailPending.leadNameless" />
      </Lead>
      <SendAgain>
        <OfferTextButton of={offers.changeAddress} />
        <OfferTextButton of={offers.back} />
      </SendAgain>
    </PageFrame>
  );
}
