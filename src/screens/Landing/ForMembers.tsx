/** For those who are members already. */
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { Section } from './Section.tsx';

export function ForMembers() {
  const { loginUrl, passwordResetUrl } = useConfiguration();
  return (
    <Section deep closely id="members" first="landing.membersHeading" second="landing.membersSecond">
      <div className="stack">
        <Lead>
          <Message id="landing.membersLead" />
        </Lead>
        <Actions>
          <ButtonLink quiet href={loginUrl}>
            <Message id="action.login" />
          </ButtonLink>
          <TextLink href={passwordResetUrl}>
            <Message id="landing.membersReset" />
          </TextLink>
        </Actions>
      </div>
    </Section>
  );
}
