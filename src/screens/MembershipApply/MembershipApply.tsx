/** Membership application by address. */
import { membershipApplyPage } from '../../../machines/membership/membership-apply.page.ts';
import { useMessageText } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = membershipApplyPage;

export default function MembershipApply() {
  const text = useMessageText();
  return (
    <ScreenFrame>
      <ScreenHeading group="membershipApply" lead="membershipApply.lead" />
      <EmailForm
        of="application"
        label={text('membershipApply.form')}
        submit={offers.submit}
        again={offers.submitAgain}
        waiting="membershipApply.waiting"
        hint="membershipApply.hint"
      />
    </ScreenFrame>
  );
}
