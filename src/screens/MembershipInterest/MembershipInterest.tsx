/**
 * Membership interest: visitors who know no member apply. Invited visitors read that their invitation is enough (D49).
 */
import { OfferLink } from '../parts/OfferLink.tsx';
import { membershipInterestPage } from '../../../machines/membership/membership-interest.page.ts';
import { isExpected } from '../../../machines/context/denial.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipInterestPage;

export default function MembershipInterest() {
  const invited = useVisit(({ context }) => isExpected(context));
  return (
    <ScreenFrame>
      <ScreenHeading
        group="membershipInterest"
        first={<Message id={invited ? 'membershipInterest.invitedHeading' : 'membershipInterest.heading'} />}
        second={<Message id={invited ? 'membershipInterest.invitedSecond' : 'membershipInterest.second'} />}
        lead={invited ? 'membershipInterest.invitedLead' : 'membershipInterest.lead'}
      />
      <Actions>
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.apply} />
        <OfferLink of={offers.login} as="text" />
      </Actions>
      <Message as={Note} id="membershipInterest.note" />
    </ScreenFrame>
  );
}
