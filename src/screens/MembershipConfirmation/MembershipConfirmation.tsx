/** The address was submitted. */
import { usePageLink } from '../../engine/links.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function MembershipConfirmation() {
  const start = usePageLink('landing');
  return (
    <PageFrame kind="floor" arch={{ accent: 'brass', state: 'ajar', from: 'closed' }}>
      <ScreenHeading
        group="membershipConfirmation"
        first={<Message id="membershipConfirmation.heading" />}
        second={<Message id="membershipConfirmation.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="membershipConfirmation.lead" />
      </Lead>
      <Actions>
        <ButtonLink quiet {...start}>
          <Message id="action.startPage" />
        </ButtonLink>
      </Actions>
    </PageFrame>
  );
}
