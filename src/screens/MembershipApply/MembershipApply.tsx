/** An address is left, to be considered. */
import { useText, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function MembershipApply() {
  const text = useText();
  return (
    <Threshold kind="floor" arch={{ cloth: 'brass', state: 'closed' }}>
      <ScreenHeading
        group="membershipApply"
        first={<Words id="membershipApply.heading" />}
        second={<Words id="membershipApply.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="membershipApply.lead" />
      </Lead>
      <EmailForm
        label={text('membershipApply.form')}
        submit="action.submit"
        waiting="membershipApply.waiting"
        hint="membershipApply.hint"
        during="busy"
      />
    </Threshold>
  );
}
