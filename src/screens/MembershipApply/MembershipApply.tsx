/** An address is left, to be considered. */
import { useMessageText, Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function MembershipApply() {
  const text = useMessageText();
  return (
    <PageFrame kind="floor" arch={{ accent: 'brass', state: 'closed' }}>
      <ScreenHeading
        group="membershipApply"
        first={<Message id="membershipApply.heading" />}
        second={<Message id="membershipApply.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="membershipApply.lead" />
      </Lead>
      <EmailForm
        label={text('membershipApply.form')}
        submit="action.submit"
        waiting="membershipApply.waiting"
        hint="membershipApply.hint"
        during="busy"
      />
    </PageFrame>
  );
}
