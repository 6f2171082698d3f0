/** Membership interest: who knows no member asks the house itself. */
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function MembershipInterest() {
  const { loginUrl } = useConfiguration();
  const apply = usePageLink('membershipApply');
  return (
    <PageFrame kind="floor" arch={{ accent: 'brass', state: 'closed' }}>
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
        <ButtonLink {...apply}>
          <Message id="action.applyNow" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Message id="action.login" />
        </TextLink>
      </Actions>
      <Note>
        <Message id="membershipInterest.note" />
      </Note>
    </PageFrame>
  );
}
