/** Membership interest: who knows no member asks the house itself. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipInterestPage } from '../../../machines/membership/membership-interest.page.ts';
import { Message } from '../../engine/message.tsx';
import { useArch } from '../../engine/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipInterestPage;

export default function MembershipInterest() {
  const arch = useArch();
  return (
    <PageFrame kind="floor" arch={arch}>
      <ScreenHeading
        group="membershipInterest"
        first={<Message id="membershipInterest.heading" />}
        second={<Message id="membershipInterest.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="membershipInterest.lead" />
      </Lead>
      <Actions>
        <OfferLink of={offers.apply} />
        <OfferLink of={offers.login} as="text" />
      </Actions>
      <Note>
        <Message id="membershipInterest.note" />
      </Note>
    </PageFrame>
  );
}
