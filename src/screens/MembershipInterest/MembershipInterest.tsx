/**
 * Membership interest: visitors who know no member apply. Invited visitors read that their invitation is enough (D49).
 */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipInterestPage } from '../../../machines/membership/membership-interest.page.ts';
import { isExpected } from '../../../machines/context/denial.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipInterestPage;

export default function MembershipInterest() {
  const arch = useArch();
  const invited = useVisit(({ context }) => isExpected(context));
  return (
    <PageFrame kind="floor" arch={arch}>
      <ScreenHeading
        group="membershipInterest"
        first={<Message id={invited ? 'membershipInterest.invitedHeading' : 'membershipInterest.heading'} />}
        second={<Message id={invited ? 'membershipInterest.invitedSecond' : 'membershipInterest.second'} />}
        announcement={null}
      />
      <Lead>
        <Message id={invited ? 'membershipInterest.invitedLead' : 'membershipInterest.lead'} />
      </Lead>
      <Actions>
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.apply} />
        <OfferLink of={offers.login} as="text" />
      </Actions>
      <Note>
        <Message id="membershipInterest.note" />
      </Note>
    </PageFrame>
  );
}
