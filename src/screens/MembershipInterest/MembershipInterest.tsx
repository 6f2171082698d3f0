/** Membership interest: who knows no member asks the house itself. */
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
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
    <Threshold kind="floor" arch={{ cloth: 'brass', state: 'closed' }}>
      <ScreenHeading
        group="membershipInterest"
        first={<Words id="membershipInterest.heading" />}
        second={<Words id="membershipInterest.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="membershipInterest.lead" />
      </Lead>
      <Actions>
        <ButtonLink {...apply}>
          <Words id="action.applyNow" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
      </Actions>
      <Note>
        <Words id="membershipInterest.note" />
      </Note>
    </Threshold>
  );
}
